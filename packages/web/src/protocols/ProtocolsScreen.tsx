import type { ProtocolCourse, ProtocolOffer } from '@vicino/domain/protocols/opened-protocol.ts'
import { getOpenedProtocols, getProtocolOffers } from '@vicino/domain/protocols/opened-protocols.contract.ts'
import { isProtocolOpen } from '@vicino/domain/protocols/protocol-rules.ts'
import type { Protocol } from '@vicino/domain/protocols/protocol.ts'
import { IconRoute } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bothRead } from '../calls/Loaded.tsx'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { houseText } from '../i18n/house-text.ts'
import { useToday } from '../i18n/use-today.ts'
import { useIsListBeside } from '../pages/list-beside.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { useMay } from '../session/person.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { Button } from '../ui/Button.tsx'
import { showDay } from '../ui/fields/read-day.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { late } from '../ui/late.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { PageSection } from '../ui/page/PageSection.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { dueBadge, nextDue, proposalWords } from './protocol-words.ts'
import { ProtocolBadges } from './ProtocolBadges.tsx'
import classes from './Protocols.module.css'

/** A protocol is opened some times a year. */
const OpenProtocolSheet = late(async () => (await import('./OpenProtocolSheet.tsx')).OpenProtocolSheet)

/** The protocols of a client: what her dossier asks for, what is open, what ended, and what else there is. */
export function ProtocolsScreen() {
  const { t } = useTranslation()
  const { _id: dossierId, allows } = useDossier()
  const params = { dossierId }
  const read = bothRead(useRead(getOpenedProtocols, { params }), useRead(getProtocolOffers, { params }))
  const [opening, setOpening] = useState<Protocol | null>(null)
  const isBeside = useIsListBeside()
  const onOpen = allows('protocol.open_in_dossier') ? setOpening : undefined
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<RowsSkeleton rows={5} />}
      title={t('Protocolli')}
      back={pages.attributes.link({ dossierId })}
    >
      {([courses, offers]) => {
        const open = courses.filter(({ protocol }) => isProtocolOpen(protocol))
        // Beside one that is open the others are looked for, none is begun.
        const offered = isBeside ? [] : offers
        const over = courses.filter(({ protocol }) => !isProtocolOpen(protocol))
        return (
          <Stack>
            {courses.length === 0 && offers.length === 0 && <NothingYet />}
            <Proposed offers={offered.filter(({ reasons }) => reasons.length > 0)} onOpen={onOpen} />
            <Courses title={t('Aperti')} courses={open} />
            <Others offers={offered.filter(({ reasons }) => reasons.length === 0)} onOpen={onOpen} />
            <Courses title={t('Conclusi')} courses={over} />
            {opening && <OpenProtocolSheet protocol={opening} onClose={() => setOpening(null)} />}
          </Stack>
        )
      }}
    </Screen>
  )
}

function NothingYet() {
  const { t } = useTranslation()
  const mayRelease = useMay('protocol.release', 'write')
  return (
    <EmptyState
      icon={IconRoute}
      words={t('Nessun protocollo')}
      more={t('La direzione infermieristica rilascia i protocolli che si possono aprire qui.')}
      {...(mayRelease && {
        action: { label: t("Protocolli dell'organizzazione"), link: pages.houseProtocols.link() },
      })}
    />
  )
}

type Offers = { offers: readonly ProtocolOffer[]; onOpen: ((protocol: Protocol) => void) | undefined }

/** What the dossier asks for, each with what proposes it; of one that nobody has released, whom to ask. */
function Proposed({ offers, onOpen }: Offers) {
  const { t } = useTranslation()
  const mayRelease = useMay('protocol.release', 'write')
  if (offers.length === 0) return null
  return (
    <PageSection title={t('Proposti')}>
      <Stack>
        {offers.map(({ title, reasons, protocol }) => (
          <Card key={protocol?._id ?? title} title={houseText(title, t)}>
            <ul className={classes.reasons}>
              {reasons.map(reason => (
                <li key={`${reason.on} ${reason.title} ${reason.since}`}>{proposalWords(reason, t)}</li>
              ))}
            </ul>
            {protocol ? (
              onOpen && (
                <Button
                  aria-label={t('Apri «{{title}}»', { title: houseText(title, t) })}
                  onClick={() => onOpen(protocol)}
                >
                  {t('Apri protocollo')}
                </Button>
              )
            ) : (
              <Inline align="center">
                <StatusBadge tone="attention" label={t('Bozza')} />
                <p className={classes.muted}>
                  {t('Si apre quando la direzione infermieristica lo ha rilasciato.')}
                </p>
                {mayRelease && (
                  <LinkButton variant="default" link={pages.houseProtocols.link()}>
                    {t('Rivedi e rilascia')}
                  </LinkButton>
                )}
              </Inline>
            )}
          </Card>
        ))}
      </Stack>
    </PageSection>
  )
}

function Courses({ title, courses }: { title: string; courses: readonly ProtocolCourse[] }) {
  const { t } = useTranslation()
  const today = useToday()
  if (courses.length === 0) return null
  return (
    <PageSection title={title}>
      <List label={title}>
        {courses.map(course => {
          const { _id: openedId, dossierId, title: name, starts_on, responsible } = course.protocol
          const due = nextDue(course)
          return (
            <Row
              key={openedId}
              start={<RowIcon icon={IconRoute} />}
              title={houseText(name, t)}
              under={t('{{name}}, dal {{day}}', { name: responsible.name, day: showDay(starts_on) })}
              end={
                <Inline align="center">
                  <ProtocolBadges protocol={course.protocol} />
                  {due !== null && <StatusBadge {...dueBadge(due, today, t)} />}
                </Inline>
              }
              endBelow
              link={pages.openedProtocol.link({ dossierId, openedId })}
            />
          )
        })}
      </List>
    </PageSection>
  )
}

/** What else may be opened. */
function Others({ offers, onOpen }: Offers) {
  const { t } = useTranslation()
  const released = offers.flatMap(({ protocol }) => protocol ?? [])
  if (released.length === 0) return null
  return (
    <PageSection title={t('Altri protocolli')}>
      <List label={t('Altri protocolli')}>
        {released.map(protocol => (
          <Row
            key={protocol._id}
            start={<RowIcon icon={IconRoute} />}
            title={houseText(protocol.title, t)}
            under={t('Passi: {{number}}', { number: protocol.steps.length })}
            {...(onOpen && { onPress: () => onOpen(protocol) })}
          />
        ))}
      </List>
    </PageSection>
  )
}
