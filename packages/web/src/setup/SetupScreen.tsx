import { isAllDone } from '@vicino/domain/setup/checklist.ts'
import { celebrateSetup, getSetup } from '@vicino/domain/setup/setup.contract.ts'
import {
  type BusinessStep,
  businessSteps,
  type PersonStep,
  personSteps,
  type Setup,
} from '@vicino/domain/setup/setup.ts'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useCall } from '../calls/use-call.ts'
import { useRead } from '../calls/use-read.ts'
import { pages } from '../pages/pages.ts'
import { usePerson } from '../session/person.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { linkOfBusinessStep, personStepLinks } from './own-step-links.ts'
import { SetupList } from './SetupList.tsx'
import classes from './SetupList.module.css'

/** What is still to be done before the work begins: for herself, and where she leads it for the business. */
export function SetupScreen() {
  const { t } = useTranslation()
  const read = useRead(getSetup, {}, { anew: true })
  return (
    <Screen
      read={read}
      keeps
      width="form"
      skeleton={<RowsSkeleton rows={6} />}
      title={t('Per iniziare')}
      back={pages.more.link()}
    >
      {setup => <Lists setup={setup} />}
    </Screen>
  )
}

function Lists({ setup: { person, business } }: { setup: Setup }) {
  const { t } = useTranslation()
  const workplace = usePerson().business
  const ends = isAllDone(person) || (business !== null && isAllDone(business))
  const askOfPerson = useMoment('person')
  const askOfBusiness = useMoment('business')
  return (
    <>
      <Stack>
        <SetupList
          list={person}
          rows={personSteps}
          label={t('Il suo profilo')}
          linkOf={step => personStepLinks[step as PersonStep]}
          ask={askOfPerson}
        />
        {business && (
          <SetupList
            list={business}
            rows={businessSteps}
            label={workplace?.name ?? t('Organizzazione')}
            linkOf={(step, done) => linkOfBusinessStep(step as BusinessStep, done)}
            ask={askOfBusiness}
          />
        )}
      </Stack>
      {ends && (
        <p className={classes.end}>
          <LinkButton link={pages.flow.link()}>{t('Fatto')}</LinkButton>
        </p>
      )}
    </>
  )
}

function useMoment(of: 'person' | 'business') {
  const celebrate = useCall(celebrateSetup)
  return useCallback(() => celebrate({ body: { of } }), [celebrate, of])
}
