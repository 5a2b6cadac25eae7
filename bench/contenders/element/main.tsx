import { createMemorySource } from '@transparency-lab/widgets'
import '@transparency-lab/widgets/standalone'
import { receiveRows } from '../receiveRows.ts'
import { getRoot } from '../getRoot.ts'

const leaderboard = document.createElement('safety-leaderboard')
leaderboard.source = createMemorySource(receiveRows('models'))
getRoot(document).append(leaderboard)
