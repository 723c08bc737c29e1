export type PasswordCost = {
  /** Kilobytes. */
  memory: number
  passes: number
  parallelism: number
}

/** OWASP's recommendation for argon2id: 19 MiB, two passes. Each hash takes about 60 ms. */
export const passwordCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
