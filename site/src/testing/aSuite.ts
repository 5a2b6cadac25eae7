import { CATEGORIES, type Suite } from '@transparency-lab/widgets/domain'

/** Creates a suite that measures all categories, of which only the id and the title are known. */
export function aSuite(id: string, parts: Partial<Suite> = {}): Suite {
  return {
    id,
    title: `Suite ${id}`,
    version: undefined,
    language: undefined,
    evaluator: undefined,
    url: undefined,
    licence: undefined,
    licenceUrl: undefined,
    publishedOn: undefined,
    description: undefined,
    categories: CATEGORIES,
    models: 1,
    ...parts,
  }
}
