/** Code points. ASVS requires 15 where a password is the only factor; 128 keeps hashing cheap. */
export const passwordLimits = { min: 15, max: 128 } as const

export type PasswordProblem = 'short' | 'long' | 'common' | 'personal'

/**
 * The passwords of 15 or more characters that leaked lists contain: keyboard runs, digits in order
 * and repeats.
 */
const commonPasswords = new Set([
  'qwertyuiopasdfg',
  'qwertyuiopasdfgh',
  'qwertyuiopasdfghjkl',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiop123456',
  'qwertyuiop1234567890',
  'qwertyuiop[]asdfghjkl',
  'qazwsxedcrfvtgb',
  'qazwsxedcrfvtgbyhnujm',
  'qweasdzxcrtyfgh',
  '1qaz2wsx3edc4rfv',
  '1qaz2wsx3edc4rfv5tgb',
  '1q2w3e4r5t6y7u8i',
  '1q2w3e4r5t6y7u8i9o',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8',
  'q1w2e3r4t5y6u7i8o9p0',
  'zaq12wsxcde34rfv',
  'abcdefghijklmno',
  'abcdefghijklmnop',
  'abcdefghijklmnopqrstuvwxyz',
  'abc123abc123abc123',
  'abcd1234efgh5678',
  'a1b2c3d4e5f6g7h8',
  'correcthorsebatterystaple',
  'correct horse battery staple',
  'thisismypassword',
  'thisisapassword',
  'thisismypassword1',
  'mypasswordispassword',
  'passwordpassword1',
  'password12345678',
  'password123456789',
  'password1234567890',
  'administrator123',
  'administrator1234',
  'adminadminadmin1',
  'letmeinletmein1',
  'iloveyousomuch123',
  'iloveyouforever',
  'iloveyouforever1',
  'trustno1trustno1',
  'changemechangeme',
  'welcome123456789',
  'superadministrator',
  'leavemealone123',
  'unbelievable1234',
  'mynoob123456789',
  'kuku1234kuku1234',
])

/**
 * A password that is part of one of these, forwards or backwards, is a keyboard run or digits or
 * letters in order.
 */
const sequences = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '0123456789'.repeat(14),
  'אבגדהוזחטיכלמנסעפצקרשת',
]

/**
 * The first rule that a password breaks; null: it is accepted. Any character is allowed, nothing is
 * trimmed, and no kind of character is required (ASVS 6.2).
 * @param personal words an attacker would try first: the email address, the name of the studio
 */
export function findPasswordProblem(
  password: string,
  personal: readonly string[],
): PasswordProblem | null {
  const { length } = Array.from(password)
  if (length < passwordLimits.min) return 'short'
  if (length > passwordLimits.max) return 'long'
  const plain = password.toLowerCase()
  if (commonPasswords.has(plain) || isRepetition(plain) || isSequence(plain)) return 'common'
  if (personal.some((word) => isLongEnough(word) && plain.includes(word.toLowerCase())))
    return 'personal'
  return null
}

/** 'abcabcabcabcabc', or fewer than five different characters. */
function isRepetition(plain: string): boolean {
  return new Set(plain).size < 5 || /^(.{1,10})\1+.{0,3}$/u.test(plain)
}

function isSequence(plain: string): boolean {
  return sequences.some(
    (sequence) =>
      sequence.includes(plain) || Array.from(sequence).toReversed().join('').includes(plain),
  )
}

/** Shorter words occur in good passwords by chance. */
function isLongEnough(word: string): boolean {
  return Array.from(word).length >= 4
}
