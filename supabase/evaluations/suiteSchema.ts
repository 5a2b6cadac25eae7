import type { z } from 'zod'
import { count, date, httpUrl, line, note, enumSchema, slugSchema, strict } from './fields.ts'

/** The relationship of the evaluator to the providers of the models. */
const RELATIONSHIPS = ['first_party', 'third_party', 'collaborative', 'other'] as const

/** Comparable results: one evaluator, one method, one version. */
export const suiteSchema = strict({
  id: slugSchema,
  title: line(200),
  version: line(80),
  language: line(80),
  evaluator: line(200),
  relationship: enumSchema(RELATIONSHIPS),
  url: httpUrl,
  licence: line(300),
  licence_url: httpUrl,
  published_on: date,
  description: note,
  position: count,
})

/** A valid suite. */
export type Suite = z.infer<typeof suiteSchema>
