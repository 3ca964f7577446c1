import { useDebouncedValue } from '@mantine/hooks'
import { formatIn } from '@vicino/domain/days/format.ts'
import { allDossiers } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { isAvs, normaliseAvs } from '@vicino/domain/identifiers/avs.ts'
import { nameMax } from '@vicino/domain/wire/text.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import type { ClientValues } from '../personal/client-values.ts'
import { statusLabel } from '../status/status-words.ts'
import classes from './LikelyTheSame.module.css'

const pauseMs = 600

/** Whom to look for: the AVS number where one is typed whole, else name and birth date once both stand. */
function wordsToSeek({ first_name, last_name, birthday, avs }: ClientValues): string {
  if (isAvs(normaliseAvs(avs))) return normaliseAvs(avs)
  const named = first_name.trim() !== '' && last_name.trim() !== '' && birthday !== null
  return named ? `${birthday} ${last_name} ${first_name}`.slice(0, nameMax) : ''
}

/** Names, while one still types, those clients who already have a dossier and look like this one. */
export function LikelyTheSame({ values }: { values: ClientValues }) {
  const { t } = useTranslation()
  const [search] = useDebouncedValue(wordsToSeek(values), pauseMs)
  const { data } = useRead(allDossiers, { query: { search, limit: 3 } }, { when: search !== '' })
  if (search === '' || !data || data.items.length === 0) return null
  return (
    <Notice tone="attention">
      {t(
        'Esiste già un dossier che potrebbe essere della stessa persona. Controllare prima di aprirne un altro.',
      )}
      <ul className={classes.same}>
        {data.items.map(({ _id, client, status }) => (
          <li key={_id}>
            <Link {...pages.dossier.link({ dossierId: _id })}>
              {t('{{name}}, {{day}}', {
                name: client.name,
                day: formatIn(spokenLanguage()).day(client.birthday),
              })}
              {status !== 'active' && ` (${t(statusLabel(status))})`}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
