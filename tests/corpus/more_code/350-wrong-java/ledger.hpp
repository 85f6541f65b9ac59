package lesson01;

public final class Ledger {
    public long modelBf16, gradBf16, masterWeightsFp32, adamMFp32, adamVFp32, gradAccumFp32;

    public long total() {
        return modelBf16 + gradBf16 + masterWeightsFp32 + adamMFp32 + adamVFp32 + gradAccumFp32;
    }

    public static Ledger estimateAdamMemory(long numParams, boolean useFp32GradAccum) {
        if (numParams <= 0) throw new IllegalArgumentException("numParams must be positive");
        Ledger l = new Ledger();
        l.modelBf16 = numParams * 2;
        l.gradBf16 = numParams * 2;
        l.masterWeightsFp32 = l.adamMFp32 = l.adamVFp32 = numParams * 4;
        l.gradAccumFp32 = useFp32GradAccum ? numParams * 4 : 0;
        return l;
    }

    public static double bytesToGb(long numBytes) { return numBytes / 1e9; }
    public static double bytesToGib(long numBytes) { return numBytes / 1073741824.0; }
}
