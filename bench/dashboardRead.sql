-- The SQL that PostgREST generates for the dashboard's request: a thousand models, each with its latest evaluation
-- in one suite and its scores, and the total count. Derived from readPlanToQuery, readPlanToCountQuery and mainRead
-- in its source, because the embedded server generates different SQL for the same request.
WITH pgrst_source AS (
  SELECT "public"."models"."id", "public"."models"."name", "public"."models"."provider",
    COALESCE("models_evaluations_1"."models_evaluations_1", '[]') AS "evaluations"
  FROM "public"."models"
  LEFT JOIN LATERAL (
    SELECT json_agg("models_evaluations_1")::jsonb AS "models_evaluations_1"
    FROM (
      SELECT "evaluations_1"."suite_id", "evaluations_1"."evaluation_date", "evaluations_1"."compound_score",
        "evaluations_1"."source_title", "evaluations_1"."source_url",
        COALESCE("evaluations_evaluation_scores_2"."evaluations_evaluation_scores_2", '[]') AS "evaluation_scores"
      FROM "public"."latest_evaluations"("public"."models") AS "evaluations_1"
      LEFT JOIN LATERAL (
        SELECT json_agg("evaluations_evaluation_scores_2")::jsonb AS "evaluations_evaluation_scores_2"
        FROM (
          SELECT "evaluation_scores_2"."category", "evaluation_scores_2"."raw_score",
            "evaluation_scores_2"."z_score"
          FROM "public"."evaluation_scores" AS "evaluation_scores_2"
          WHERE "evaluation_scores_2"."evaluation_id" = "evaluations_1"."id"
          LIMIT 1000 OFFSET 0
        ) AS "evaluations_evaluation_scores_2"
      ) AS "evaluations_evaluation_scores_2" ON TRUE
      WHERE "evaluations_1"."suite_id" = '/* suite */'
      LIMIT 1000 OFFSET 0
    ) AS "models_evaluations_1"
  ) AS "models_evaluations_1" ON TRUE
  /* where */
  ORDER BY "public"."models"."id" ASC
  LIMIT 1000 OFFSET 0
), pgrst_source_count AS (SELECT 1 FROM "public"."models" /* where */)
SELECT (SELECT pg_catalog.count(*) FROM pgrst_source_count) AS total_result_set,
  pg_catalog.count(_postgrest_t) AS page_total,
  coalesce(json_agg(_postgrest_t), '[]') AS body
FROM (SELECT * FROM pgrst_source) _postgrest_t
