import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

export function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, [...args], { stdio: 'inherit' }).status === 0
}

/** Installs a package of Debian, and says so before. False if it is not permitted or fails. */
export function installPackage(name: string, advice = ''): boolean {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${name} by apt-get for the browser tests${advice}.`)
  return run('apt-get', ['update']) && run('apt-get', ['install', '-y', '--no-remove', name])
}
