import {
  createMemorySource,
  createModels,
  SourceError,
  type EvaluationSource,
  type OwnModel,
} from '@transparency-lab/widgets'

const suite = { id: 'our-report', title: 'Our report' }

/** Reads models with raw figures from an address that returns them as JSON, such as /api/models. */
export function createRestSource(url: string): EvaluationSource {
  async function load({ signal }: { signal?: AbortSignal | undefined } = {}) {
    const unreachable = () => {
      throw new SourceError('unreachable', `${url} does not respond.`)
    }
    const response = await fetch(url, { signal: signal ?? null }).catch(unreachable)
    const { status } = response
    if (!response.ok) throw new SourceError('refused', `${url}: ${status}`, { status })
    const text = await response.text().catch(unreachable)
    try {
      const models = createModels(JSON.parse(text) as OwnModel[], suite.id)
      return createMemorySource(models, [suite])
    } catch (error) {
      // It would fail again, so the widgets do not retry it.
      throw new SourceError('malformed', `${url}: ${String(error)}`)
    }
  }
  return {
    listLeaderboard: async (options) => (await load(options)).listLeaderboard(options),
    listModels: async (options) => (await load(options)).listModels(options),
    getModel: async (id, options) => (await load(options)).getModel(id, options),
    getComparedModel: async (id, options) => (await load(options)).getComparedModel(id, options),
  }
}
