import { publishedModels } from '../../.storybook/publishedModels.ts'

/** A few of the published models: among them some that lack a score. */
export const MODELS = publishedModels.filter(({ id }) =>
  ['gpt-4', 'ernie', 'chatglm3', 'mixtral'].includes(id),
)
