import { getFocusTopics } from '@vicino/domain/focus/focus.contract.ts'
import { type Protocol, protocolActs } from '@vicino/domain/protocols/protocol.ts'
import { getProtocol, getProtocolVersions } from '@vicino/domain/protocols/protocols.contract.ts'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../calls/Screen.tsx'
import { useRead } from '../../calls/use-read.ts'
import { houseText } from '../../i18n/house-text.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { ProtocolText } from '../../protocols/ProtocolText.tsx'
import classes from '../../protocols/Protocols.module.css'
import { RecordHistory } from '../../records/RecordHistory.tsx'
import { useMay } from '../../session/person.ts'
import { showDay } from '../../ui/fields/read-day.ts'
import { Fact, Facts } from '../../ui/page/Facts.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { HouseProtocolActs } from './HouseProtocolActs.tsx'
import { HouseProtocolBadges } from './HouseProtocolBadges.tsx'
import { protocolRows, triggerWords } from './protocol-rows.ts'
import { valuesOfProtocol } from './protocol-values.ts'
import { dotted } from '../../i18n/dotted.ts'

/** A protocol of the house: what it says, and what may become of it. */
export function HouseProtocolScreen() {
  const { t } = useTranslation()
  const { protocolId } = usePage(pages.houseProtocol).params
  const read = useRead(getProtocol, { params: { protocolId } })
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<RowsSkeleton rows={8} />}
      title={read.data ? houseText(read.data.title, t) : t('Protocollo')}
      back={pages.houseProtocols.link()}
    >
      {protocol => <HouseProtocol protocol={protocol} />}
    </Screen>
  )
}

function HouseProtocol({ protocol }: { protocol: Protocol }) {
  const { t } = useTranslation()
  const mayWrite = useMay('protocol.release', 'write')
  const { _id: protocolId, proposed_when, triggers, review_days, released_by, released_on } = protocol
  const { data: topics = [] } = useRead(getFocusTopics, {})
  const versions = useRead(getProtocolVersions, { params: { protocolId } })
  const shownVersions = versions.data?.map(version => ({
    ...version,
    ...valuesOfProtocol(version),
    reason: null,
    struck: null,
  }))
  return (
    <Stack>
      <HouseProtocolBadges protocol={protocol} />
      {mayWrite && <HouseProtocolActs protocol={protocol} />}
      <Card title={t('Quando si propone')}>
        {proposed_when !== '' && <p className={classes.texts}>{proposed_when}</p>}
        <Facts>
          <Fact label={t('Proposto automaticamente con')}>
            {dotted(triggers.map(trigger => triggerWords(trigger, topics, t)))}
          </Fact>
          <Fact label={t('Giorni fino alla valutazione')}>{String(review_days)}</Fact>
          <Fact label={t('Rilasciato da')}>
            {released_by &&
              t('{{name}}, {{day}}', { name: released_by.name, day: showDay(released_on ?? '') })}
          </Fact>
        </Facts>
      </Card>
      <ProtocolText protocol={protocol} />
      <RecordHistory
        read={{ ...versions, data: shownVersions }}
        fields={protocolRows(topics)}
        begun={protocolActs[0]}
        happened={({ act }) => protocolActs.find(({ value }) => value === act) ?? null}
      />
    </Stack>
  )
}
