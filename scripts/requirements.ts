/**
 * `npm run requirements`: writes build/requirements-proof.md: each line with its code and tests.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import {
  findAllProofs,
  findBuiltIn,
  readRequirements,
  renderProof,
} from '#tests/conventions/requirements.ts'

const proofPath = 'build/requirements-proof.md'

const { proofs } = findAllProofs()
mkdirSync('build', { recursive: true })
writeFileSync(proofPath, renderProof(readRequirements(), findBuiltIn(), proofs))
console.log(`Wrote ${proofPath}`)
