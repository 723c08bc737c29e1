/**
 * The CPU time of this process in milliseconds while `work` runs, including its threads. Unlike
 * wall-clock time it does not depend on other processes. Other work of this process counts, so
 * compare the minimum of several runs if that matters.
 */
export async function measureCpuMs(work: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}
