-- What a suite says about each category that it measures, and what changes the meaning of its scores. Rows from before
-- this migration say nothing. The characters that nobody sees are those of the migration “limits”.
alter table public.suites
  add column caveats text[]
    constraint suites_caveats_are_a_list
    check (
      caveats is null
      or cardinality(caveats) between 1 and 3
      and array_ndims(caveats) = 1 and array_lower(caveats, 1) = 1
      and array_position(caveats, null) is null
    );

do $$
declare
  invisible constant text :=
    '\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164'
    '\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff';
  separators constant text := '\u001c-\u001e\u0085\u2029';
  text_rule constant text := format('char_length(%%1$s) <= %%2$s and %%1$s ~ %L and %%1$s !~ %L',
    '\S', '[' || separators || invisible || ']');
  rules text;
  place record;
begin
  -- A check has no loop, so it names each element.
  select string_agg(format('coalesce(' || text_rule || ', true)', format('caveats[%s]', element), 90), ' and ')
    into rules from generate_series(1, 3) as element;
  execute format(
    'alter table public.suites add constraint suites_caveats_are_visible check (%s)', rules);

  for place in
    select * from (values ('measures', 200), ('short', 40)) as texts (field, most)
  loop
    select string_agg(format('coalesce(' || text_rule || ', true)',
        format('(category_details -> %L ->> %L)', category, place.field), place.most), ' and ')
      into rules from unnest(array['bias', 'factuality', 'toxicity', 'jailbreak']) as category;
    execute format('alter table public.suites add constraint suites_%s_is_visible check (%s)',
      place.field, rules);
  end loop;
end
$$;

comment on column public.suites.category_details is
  'An object with facts about categories of the suite, by category: "figures" is a list of the names of the figures that the score needs; "measures" is one sentence on what was measured, 1 to 200 characters; "short" is a few words of it, 1 to 40 characters. The last two may be absent. Null when it is unknown.';
comment on column public.suites.caveats is
  'Up to 3 facts that change the meaning of every score, each 1 to 90 characters, not blank. Null when there are none.';
