import { formatIn } from '@vicino/domain/days/format.ts'
import {
  listEmergencies,
  reviewEmergency,
} from '@vicino/domain/emergency-access/emergency-access.contract.ts'
import type { ListedEmergency } from '@vicino/domain/emergency-access/emergency-access.ts'
import { IconFirstAidKit } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PagedScreen } from '../calls/PagedScreen.tsx'
import { usePages } from '../calls/use-pages.ts'
import { useSave } from '../calls/use-save.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { pages } from '../pages/pages.ts'
import { useMay } from '../session/person.ts'
import { useRefusalToast } from '../records/use-refusal-toast.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { NotFoundScreen } from '../ui/page/NotFoundScreen.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { entityWords } from './audit-words.ts'

/** Who opened which dossier in an emergency, why, and what of it: to be looked through by somebody else. */
export function EmergenciesScreen() {
  return useMay('audit.read') ? <Emergencies /> : <NotFoundScreen />
}

function Emergencies() {
  const { t } = useTranslation()
  const found = usePages(listEmergencies, { query: {} })
  return (
    <PagedScreen
      pages={found}
      title={t("Accessi d'emergenza")}
      back={pages.audit.link()}
      under={t('Ogni accesso va verificato entro 7 giorni.')}
      empty={<EmptyState icon={IconFirstAidKit} words={t("Nessun accesso d'emergenza")} />}
    >
      {accesses => (
        <List label={t("Accessi d'emergenza")}>
          {accesses.map(access => (
            <AccessRow key={access._id} access={access} />
          ))}
        </List>
      )}
    </PagedScreen>
  )
}

function AccessRow({ access }: { access: ListedEmergency }) {
  const { t } = useTranslation()
  const { _id, author, dossier, own, reason, opened_at, until, ended_at, read, reviewed_by, overdue } = access
  const save = useSave(reviewEmergency, { refreshes: [listEmergencies] })
  useRefusalToast(save)
  const at = (instant: string): string => formatIn(spokenLanguage()).instant(instant)
  const what = read.map(entity => entityWords(entity, t)).join(', ')
  return (
    <Row
      start={<RowIcon icon={IconFirstAidKit} />}
      title={t('{{name}}: dossier di {{client}}', { name: author.name, client: dossier.name })}
      under={
        <>
          {t('Dal {{from}} al {{to}}', { from: at(opened_at), to: at(ended_at ?? until) })}
          <br />
          {t('Motivo: {{reason}}', { reason })}
          <br />
          {what !== '' && t('Ha aperto: {{what}}', { what })}
          {overdue && (
            <>
              <br />
              <StatusBadge tone="error" label={t('Verifica in ritardo')} />
            </>
          )}
        </>
      }
      endBelow
      end={
        reviewed_by ? (
          <StatusBadge tone="ok" label={t('Verificato da {{name}}', { name: reviewed_by.name })} />
        ) : own ? (
          <StatusBadge tone="attention" label={t("Lo verifica un'altra persona")} />
        ) : (
          <Button
            variant="default"
            loading={save.saving}
            aria-label={t('Segna come verificato: {{name}}', { name: author.name })}
            onClick={() => void save.send({ params: { accessId: _id } })}
          >
            {t('Segna come verificato')}
          </Button>
        )
      }
    />
  )
}
