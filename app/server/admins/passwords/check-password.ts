import { QueueFullError } from './concurrency-limit.ts'
import { isPasswordCorrect } from './password-hash.ts'

/** 'busy': the password was not checked, because too many are being hashed. */
export async function checkPassword(
  password: string,
  stored: string | null,
): Promise<boolean | 'busy'> {
  try {
    return await isPasswordCorrect(password, stored)
  } catch (error) {
    if (error instanceof QueueFullError) return 'busy'
    throw error
  }
}
