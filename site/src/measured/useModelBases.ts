import type { ModelBases } from '@transparency-lab/widgets'
import { useLoadedWhenIdle } from '../data/useLoadedWhenIdle.ts'
import { loadCoverage } from './loadCoverage.ts'
import { toModelBases } from './toModelBases.ts'

/**
 * Returns the bases of models; undefined until a page with models is idle and they have loaded. After a failure each
 * model is listed on its own.
 *
 * @param showsModels whether the current page shows models
 */
export function useModelBases(showsModels: boolean): ModelBases | undefined {
  return useLoadedWhenIdle(showsModels, loadModelBases)
}

async function loadModelBases(): Promise<ModelBases> {
  return toModelBases(await loadCoverage())
}
