import { mountLeaderboard } from '../mountLeaderboard.tsx'

mountLeaderboard()
