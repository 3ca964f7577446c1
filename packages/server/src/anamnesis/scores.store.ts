import type { ScorePoint } from '@vicino/domain/anamnesis/anamnesis.ts'
import type { ScaleEntry } from '@vicino/domain/anamnesis/scales.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { listedAtMost } from '../records/records.store.ts'

/**
 * The newest assessments of these scales in all anamneses of a client, oldest first. A version is an assessment of
 * a scale when its score says that it was taken with it. One of before scores said so is an assessment when it answers
 * the scale otherwise than the version before, or when it was saved again as it stood: a save that changed only
 * something else takes no score anew, nor does the confirmation of a copy, which is version 0.
 */
export const listScores = (
  tx: Tx,
  dossier: DossierId,
  scales: readonly Pick<ScaleEntry, 'value' | 'section'>[],
): Promise<ScorePoint[]> => tx<ScorePoint[]>`
  select * from (
    select v.scale, v.answers, coalesce(v.derived->'total', v.derived->'bmi')::numeric as value, v.derived->>'band' as band,
      (v.derived->'scale_version')::int as scale_version, v.anamnesis_id as "anamnesisId", v.author, v.saved_at
    from (
      select s.anamnesis_id, s.version, s.author, s.saved_at, k.scale, s.derived->k.scale as derived,
        s.answers->k.scale as answers,
        case when s.derived->k.scale ? 'assessed_at'
          then (s.derived->k.scale->>'assessed_at')::timestamptz = s.saved_at
          else s.answers->k.scale is distinct from lag(s.answers->k.scale) over versions
            or s.answers = lag(s.answers) over versions and lag(s.version) over versions > 0
        end as assessed
      from anamnesis_section s
      join unnest(${scales.map(({ value }) => value)}::text[], ${scales.map(({ section }) => section)}::text[])
        as k (scale, section) on k.section = s.section
      where s.dossier_id = ${dossier}
      window versions as (partition by s.anamnesis_id, k.scale order by s.version)
    ) v
    where v.version > 0 and v.assessed and v.derived is not null
    order by v.saved_at desc limit ${listedAtMost}
  ) newest
  order by saved_at, scale`
