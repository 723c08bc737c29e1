/**
 * `npm run requirements`: writes docs/requirements-proof.md with each line, its code and its tests.
 */
import { writeFileSync } from 'node:fs'
import {
  findAllProofs,
  findBuiltIn,
  proofPath,
  readRequirements,
  renderProof,
} from '#tests/conventions/requirements.ts'

const { proofs } = findAllProofs()
writeFileSync(proofPath, renderProof(readRequirements(), findBuiltIn(), proofs))
console.log(`Wrote ${proofPath}`)
