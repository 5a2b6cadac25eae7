const MODEL = 'id,name,provider'
const SCORES =
  'evaluation_date,compound_score,source_title,source_url,' +
  'evaluation_scores(category,raw_score,z_score)'
const DETAILS =
  'total_probes,' +
  'evaluation_categories(parent_category,subcategory,score,probe_count,measure),' +
  'evaluation_notes(note_text)'

/** What each question asks for, in PostgREST's words: no column more than its page shows. */
export const COLUMNS = {
  // No inner join: counting its rows would read every evaluation that was ever made.
  leaderboard: `${MODEL},evaluations(${SCORES})`,
  models: MODEL,
  model: `${MODEL},description,model_url,evaluations(${SCORES},${DETAILS})`,
  comparedModel: `${MODEL},evaluations(${SCORES})`,
} as const
