import { beforeAll, describe, expect, it } from 'vitest'
import type { ImportDocument, Importer } from './importer.ts'
import { IMPORTERS } from './importers.ts'
import { realDocument } from '../testing/realDocuments.ts'
import { UnreadableDocument } from '../reading/UnreadableDocument.ts'

/** One result file of each format. */
const ONE_OF_EACH = [
  'every_eval_ever/demo_schema-0.3.0.json',
  'helm/air_bench_2024_gpt-4o',
  'helm/groups_llama-3/core_scenarios_accuracy.json',
  'inspect/arc_easy_limit3.json',
  'lm_eval/gpt2_truthfulqa_0.4.8.json',
  'tables/vectara_2026-03-10.md',
]
const JUNK = [
  null,
  undefined,
  7,
  true,
  '',
  'text',
  [],
  {},
  [[]],
  [null],
  { results: null },
  { a: 1 },
]
const WRONG = [null, 7, 'x', [], {}, [7], { x: 7 }]

/** Contract tests for every importer. */
export function describeImporter(importer: Importer, names: readonly string[]): void {
  describe(`the importer of ${importer.format}`, () => {
    let documents: readonly ImportDocument[]
    beforeAll(async () => {
      documents = await Promise.all(names.map((name) => realDocument(name)))
    })

    it('is the only importer that recognises its documents', () => {
      for (const document of documents) {
        const renamed = { ...document, path: 'x' }
        expect(importer.recognise(renamed), document.path).toBe(true)
        const others = IMPORTERS.filter(({ format }) => format !== importer.format)
        expect(others.filter((other) => other.recognise(document))).toEqual([])
      }
    })

    it('does not recognise other documents', async () => {
      const kinds = new Set(names.map((name) => name.split('/')[0]))
      const foreign = ONE_OF_EACH.filter((name) => !kinds.has(name.split('/')[0]))
      expect(foreign.length).toBeGreaterThan(2)
      for (const name of foreign) expect(importer.recognise(await realDocument(name))).toBe(false)
      for (const content of JUNK) expect(importer.recognise({ path: 'x', content })).toBe(false)
    })

    it('returns a task and a metric for every figure, and no count of 0 prompts', async () => {
      for (const document of documents) {
        for (const { figures } of await importer.read(document)) {
          for (const { task, metric, n, standardError } of figures) {
            expect(task.trim()).not.toBe('')
            expect(metric.trim()).not.toBe('')
            if (n !== null) expect(n > 0 && Number.isInteger(n)).toBe(true)
            if (standardError !== null) expect(standardError).toBeGreaterThanOrEqual(0)
          }
        }
      }
    })

    it('is deterministic and does not mutate the document', async () => {
      for (const document of documents) {
        const before = JSON.stringify(document.content)
        expect(await importer.read(document)).toEqual(await importer.read(document))
        expect(JSON.stringify(document.content)).toBe(before)
      }
    })

    it('throws UnreadableDocument for fields that are missing or of the wrong type', async () => {
      for (const document of documents) {
        for (const content of brokenCopies(document.content)) await expectNoFault(importer, content)
      }
    })
  })
}

/** Yields copies of an object with one member missing or of the wrong type. */
function* brokenCopies(content: unknown): Generator<Record<string, unknown>> {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return
  for (const [key, value] of Object.entries(content)) {
    yield Object.fromEntries(Object.entries(content).filter(([other]) => other !== key))
    for (const wrong of WRONG) yield { ...content, [key]: wrong }
    for (const inner of brokenCopies(value)) yield { ...content, [key]: inner }
    if (Object.keys(Object(value)).length > 20) return
  }
}

async function expectNoFault(importer: Importer, content: unknown): Promise<void> {
  const document = { path: 'x', content }
  if (!importer.recognise(document)) return
  try {
    await importer.read(document)
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableDocument)
  }
}
