import type { Slots } from './slots.ts'

const SRC = '/snapshots/snapshot.json'

/** Adds each custom element to its slot, and loads the script that defines them. */
export function mountElements({ leaderboard, card, compare }: Slots): void {
  leaderboard.innerHTML = `<safety-leaderboard src="${SRC}"></safety-leaderboard>`
  card.innerHTML = `<safety-model-card src="${SRC}" model="gpt-4"></safety-model-card>`
  compare.innerHTML = `<safety-compare src="${SRC}" models="gpt-4 ernie"></safety-compare>`
  const script = document.createElement('script')
  script.src = '/widgets.js'
  document.body.append(script)
}
