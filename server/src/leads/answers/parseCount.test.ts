// Counts how often a submit parses the answers of an application.
import type * as ParseRawAnswer from '@loan/domain/validation/parseRawAnswer'
import { product } from '@loan/domain/products/tukan-pl'
import { expect, it, vi } from 'vitest'
import { buildPersona } from '../../personas/persona.ts'
import { loadAllRules, validateApplication } from './validateApplication.ts'

const parsedPaths = vi.hoisted((): string[] => [])

vi.mock('@loan/domain/validation/parseRawAnswer', async (importOriginal) => {
  const original = await importOriginal<typeof ParseRawAnswer>()
  const parseRawAnswer: typeof original.parseRawAnswer = (dataPoint, raw, context) => {
    if (raw !== undefined && 'path' in dataPoint) parsedPaths.push(String(dataPoint.path))
    return original.parseRawAnswer(dataPoint, raw, context)
  }
  return { parseRawAnswer }
})

it('parses each answer of a complete application once', async () => {
  await loadAllRules([product])
  const now = new Date('2026-11-20T10:00:00Z')
  const { errors } = validateApplication(buildPersona(product, now), { product, now, complete: true })
  expect(errors).toEqual([])
  expect(parsedPaths.length).toBeGreaterThan(40)
  expect(parsedPaths.toSorted()).toEqual([...new Set(parsedPaths)].toSorted())
})
