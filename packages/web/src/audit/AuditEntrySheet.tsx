import type { AuditEntry } from '@vicino/domain/audit/audit.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { AuditSearch } from '../pages/search.ts'
import { deviceWords } from '../i18n/device-words.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { Button } from '../ui/Button.tsx'
import { Sheet, SheetActions } from '../ui/sheets/Sheet.tsx'
import classes from './Audit.module.css'
import { instantToSecond, resultWords, roleOfMoment, whatWords } from './audit-words.ts'
import { dotted } from '../i18n/dotted.ts'

type Fact = readonly [label: string, words: string]

/** Everything that the log knows of one entry, in words; what it does not know is left out. */
function factsOf(entry: AuditEntry, t: TFunction): Fact[] {
  const { actor_name, actor_role, dossier, fields, rows, link, ip, user_agent } = entry
  const facts: Fact[] = [
    [t('Quando'), instantToSecond(entry.at)],
    [t('Chi'), dotted([actor_name, roleOfMoment(actor_role, t)])],
    [t('Che cosa'), whatWords(entry, t)],
    [t('Dossier'), dossier ? (dossier.name ?? dossier._id) : ''],
    [t('Campi'), fields.join(', ')],
    [t('Righe'), rows === null ? '' : String(rows)],
    [t('Motivo'), entry.reason ?? ''],
    [t('Destinatario'), entry.recipient ?? ''],
    [t('Esito'), resultWords(entry.result, t)],
    [t('Provenienza'), dotted([user_agent && deviceWords(user_agent, t), ip])],
    [t('Identificativo'), entry.entity_id ?? ''],
    [t('Anello della catena'), link === null ? t('Non ancora collegato') : String(link)],
  ]
  return facts.filter(([, words]) => words !== '')
}

type Props = { entry: AuditEntry; onClose: () => void; onNarrow: (search: AuditSearch) => void }

/** One entry whole, and the ways from it to its like. */
export function AuditEntrySheet({ entry, onClose, onNarrow }: Props) {
  const { t } = useTranslation()
  const { actor, dossier } = entry
  return (
    <Sheet open onClose={onClose} title={t('Registrazione')}>
      <Stack as="dl" gap={0}>
        {factsOf(entry, t).map(([label, words]) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </Stack>
      <SheetActions>
        {actor && (
          <Button variant="default" onClick={() => onNarrow({ actorId: actor._id })}>
            {t('Solo questa persona')}
          </Button>
        )}
        {dossier && (
          <Button variant="default" onClick={() => onNarrow({ dossierId: dossier._id })}>
            {t('Solo questo dossier')}
          </Button>
        )}
      </SheetActions>
    </Sheet>
  )
}
