/**
 * The CPU time, in milliseconds, that this process takes while `work` runs, its threads included.
 * Unlike wall time it does not grow when other processes keep the machine busy. Other work of the
 * same process counts, so compare the least of several runs where that matters.
 */
export async function measureCpuMs(work: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}
