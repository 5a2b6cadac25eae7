import type { ModelBases } from '@transparency-lab/widgets'
import { useCallback, useState } from 'react'
import { useWhenIdle } from '../data/useWhenIdle.ts'
import { loadCoverage } from './loadCoverage.ts'
import { toModelBases } from './toModelBases.ts'

/**
 * Returns the bases of models; undefined until a page with models is idle and they have loaded.
 *
 * @param showsModels whether the current page shows models
 */
export function useModelBases(showsModels: boolean): ModelBases | undefined {
  const [bases, setBases] = useState<ModelBases>()
  const load = useCallback(() => {
    void loadCoverage().then(
      (file) => setBases(toModelBases(file)),
      // Without them, each model is listed on its own.
      () => {},
    )
  }, [])
  useWhenIdle(showsModels && bases === undefined, load)
  return bases
}
