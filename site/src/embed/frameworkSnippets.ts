import type { EmbedChoices, EmbeddedView } from './embeddedView.ts'
import { widgetTag } from './htmlSnippets.ts'

const PACKAGE = '@transparency-lab/widgets'

/** Returns a single-file component of Vue that shows a view. */
export function vueSnippet(...embed: Embed): string {
  return `<script setup lang="ts">
import '${PACKAGE}/vue'
</script>

<template>
${indent(templateTag(...embed))}
</template>`
}

/** Returns a component of Svelte that shows a view. */
export function svelteSnippet(...embed: Embed): string {
  return `<script lang="ts">
  import '${PACKAGE}/svelte'
</script>

${templateTag(...embed)}`
}

/** Returns a component of Astro that shows a view. */
export function astroSnippet(...embed: Embed): string {
  return `${templateTag(...embed)}
<script>
  import '${PACKAGE}/element'
</script>`
}

type Embed = readonly [embedded: EmbeddedView, choices: EmbedChoices, siteUrl: string]

/** Returns the HTML of the element. Templates of these frameworks evaluate what stands in braces. */
function templateTag(...embed: Embed): string {
  return widgetTag(...embed)
    .replaceAll('{', '&#123;')
    .replaceAll('}', '&#125;')
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}
