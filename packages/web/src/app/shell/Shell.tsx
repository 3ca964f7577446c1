import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx'
import { useHeightVariable } from '../../ui/use-height-variable.ts'
import { AwayBanner } from './AwayBanner.tsx'
import { BottomBar } from './BottomBar.tsx'
import { ClockBanner } from './ClockBanner.tsx'
import { DemoBanner } from './DemoBanner.tsx'
import { OtherPersonBanner } from './OtherPersonBanner.tsx'
import { PageDoor } from '../../session/PageDoor.tsx'
import { PersonContext, useSignedIn } from '../../session/person.ts'
import classes from './Shell.module.css'
import { Sidebar } from './Sidebar.tsx'
import { useLanding } from '../use-landing.ts'
import { late } from '../../ui/late.ts'
import { screenHook } from '../../ui/screen-hook.ts'

const BesideThePage = late(async () => (await import('./BesideThePage.tsx')).BesideThePage)

const MoreScreen = late(async () => (await import('./MoreScreen.tsx')).MoreScreen)

/** Whether the ways stand at the side, where Shell.module.css makes room for them; else they stand at the foot. */
const useSidebar = screenHook('(min-width: 63em)')

/** The frame of every page: banners, navigation, content. The page waits for the person it belongs to. */
export function Shell() {
  const { t } = useTranslation()
  const { person, left, failure, retry } = useSignedIn()
  useLanding(person?.landing_page)
  const atSide = useSidebar()
  const [searching, setSearching] = useState(false)
  const search = (): void => setSearching(true)
  const banners = useRef<HTMLDivElement>(null)
  useHeightVariable('--banners', banners)
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#content">
        {t('Vai al contenuto')}
      </a>
      <header ref={banners} className={classes.banners}>
        <AwayBanner />
        <OtherPersonBanner />
        <ClockBanner />
        {person?.business?.demo === true && <DemoBanner />}
      </header>
      {person ? (
        <PersonContext value={person}>
          {!left && atSide && <Sidebar onSearch={search} />}
          <main id="content" className={classes.content} tabIndex={-1}>
            {left ? <MoreScreen left={left} /> : <PageDoor held={person.permissions} />}
          </main>
          {!left && !atSide && <BottomBar onSearch={search} />}
          <BesideThePage searching={searching} onSearching={setSearching} />
        </PersonContext>
      ) : (
        <main id="content" className={classes.content}>
          {failure ? (
            <Page>
              <LoadError failure={failure} onRetry={retry} />
            </Page>
          ) : (
            <PageSkeleton />
          )}
        </main>
      )}
    </div>
  )
}
