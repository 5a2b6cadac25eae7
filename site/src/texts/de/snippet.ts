import type { snippetTexts as en } from '../en/snippet.ts'

export const snippetTexts: typeof en = {
  code: ({ name }) => `Code für ${name}`,
  copy: 'Code kopieren',
  copied: 'Kopiert.',
  refused:
    'Der Browser hat das Kopieren verhindert. Der Code ist markiert: Kopieren Sie ihn von Hand.',
}
