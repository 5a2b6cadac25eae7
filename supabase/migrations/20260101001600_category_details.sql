-- What a category needs, so that a model with some of its figures is not shown as one with none. Rows from before
-- this migration say nothing.
alter table public.suites
  add column category_details jsonb
    constraint suites_category_details_are_of_categories
    check (
      case when jsonb_typeof(category_details) = 'object'
        then category_details - array['bias', 'factuality', 'toxicity', 'jailbreak'] = '{}'
        else category_details is null
      end
    )
    constraint suites_category_details_are_bounded
    check (char_length(category_details::text) <= 1000000);
alter table public.evaluations
  add column incomplete_categories jsonb
    constraint evaluations_incomplete_categories_are_categories
    check (
      case when jsonb_typeof(incomplete_categories) = 'object'
        then incomplete_categories - array['bias', 'factuality', 'toxicity', 'jailbreak'] = '{}'
        else incomplete_categories is null
      end
    )
    constraint evaluations_incomplete_categories_are_bounded
    check (char_length(incomplete_categories::text) <= 1000000);

comment on column public.suites.category_details is
  'An object with facts about categories of the suite, by category: "figures" is a list of the names of the figures that the score needs. Null when it is unknown.';
comment on column public.evaluations.incomplete_categories is
  'An object with the categories that have some figures and no score, by category: "present" is the number of figures of those that the score needs, "needed" the number that it needs. Null when there is none.';
