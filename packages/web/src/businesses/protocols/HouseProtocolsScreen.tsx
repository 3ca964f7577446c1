import type { Protocol, ProtocolModel } from '@vicino/domain/protocols/protocol.ts'
import { getProtocolModels, getProtocols } from '@vicino/domain/protocols/protocols.contract.ts'
import { IconPlus, IconRoute } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { bothRead } from '../../calls/Loaded.tsx'
import { Screen } from '../../calls/Screen.tsx'
import { useRead } from '../../calls/use-read.ts'
import { houseText } from '../../i18n/house-text.ts'
import { useIsListBeside } from '../../pages/list-beside.ts'
import { pages } from '../../pages/pages.ts'
import { useMay } from '../../session/person.ts'
import { showDay } from '../../ui/fields/read-day.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { PageSection } from '../../ui/page/PageSection.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { HouseProtocolBadges } from './HouseProtocolBadges.tsx'
import { dotted } from '../../i18n/dotted.ts'

/** The protocols of the house, and those that come with the program and wait for somebody to go through them. */
export function HouseProtocolsScreen() {
  const { t } = useTranslation()
  const mayWrite = useMay('protocol.release', 'write')
  const isBeside = useIsListBeside()
  return (
    <Screen
      read={bothRead(useRead(getProtocols, {}), useRead(getProtocolModels, {}))}
      width="form"
      skeleton={<RowsSkeleton rows={8} />}
      title={t('Protocolli')}
      back={pages.settings.link()}
      actions={
        mayWrite && (
          <LinkButton link={pages.newProtocol.link()} leftSection={<IconPlus size={20} aria-hidden />}>
            {t('Nuovo protocollo')}
          </LinkButton>
        )
      }
    >
      {([protocols, models]) => (
        <Stack>
          {!isBeside && (
            <Notice>
              {t(
                'Un protocollo è una proposta, mai una prescrizione: si apre solo dopo che la direzione infermieristica lo ha riletto e rilasciato.',
              )}
            </Notice>
          )}
          <Own protocols={protocols} />
          <Models models={models} />
        </Stack>
      )}
    </Screen>
  )
}

function Own({ protocols }: { protocols: readonly Protocol[] }) {
  const { t } = useTranslation()
  if (protocols.length === 0) return null
  return (
    <PageSection title={t('Dell’organizzazione')}>
      <List label={t('Dell’organizzazione')}>
        {protocols.map(protocol => {
          const { _id: protocolId, title, steps, valid_from } = protocol
          const facts = [
            t('Passi: {{number}}', { number: steps.length }),
            valid_from === null ? '' : t('vale dal {{day}}', { day: showDay(valid_from) }),
          ]
          return (
            <Row
              key={protocolId}
              start={<RowIcon icon={IconRoute} />}
              title={houseText(title, t)}
              under={dotted(facts)}
              end={<HouseProtocolBadges protocol={protocol} />}
              endBelow
              link={pages.houseProtocol.link({ protocolId })}
            />
          )
        })}
      </List>
    </PageSection>
  )
}

function Models({ models }: { models: readonly ProtocolModel[] }) {
  const { t } = useTranslation()
  if (models.length === 0) return null
  return (
    <PageSection title={t('Da rivedere')}>
      <List label={t('Da rivedere')}>
        {models.map(({ key, title, steps }) => (
          <Row
            key={key}
            start={<RowIcon icon={IconRoute} />}
            title={houseText(title, t)}
            under={t('Passi: {{number}}', { number: steps.length })}
            end={<StatusBadge tone="attention" label={t('Bozza')} />}
            endBelow
            link={pages.newProtocol.link({ model: key })}
          />
        ))}
      </List>
    </PageSection>
  )
}
