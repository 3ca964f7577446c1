import '../../../packages/web/src/i18n/warm-formatters.ts'
import '../../../packages/web/src/ui/global.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { getStaffing } from '../../../packages/domain/src/assignment/assignment.contract.ts'
import type { Day } from '../../../packages/domain/src/days/day.ts'
import { instantAt, todayIn } from '../../../packages/domain/src/days/instant.ts'
import { getAllTasks } from '../../../packages/domain/src/tasks/tasks.contract.ts'
import { getVisitTowns } from '../../../packages/domain/src/tasks/visit-towns.contract.ts'
import { somebody } from '../../../packages/domain/src/testing/somebody.ts'
import { TeamDay } from '../../../packages/web/src/assignment/lanes/TeamDay.tsx'
import { readQuery } from '../../../packages/web/src/calls/read-query.ts'
import { startTexts } from '../../../packages/web/src/i18n/texts.ts'
import { PersonContext } from '../../../packages/web/src/session/person.ts'
import type { Calendar } from '../../../packages/web/src/tasks/calendar/use-calendar.ts'
import { reading, writing } from '../../../packages/web/src/testing/open-dossier.tsx'
import { offer } from './lanes-page.ts'

const planner = somebody({
  permissions: [...writing('calendar.own', 'calendar.plan_all'), ...reading('personal.read')],
})
const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
const router = createRouter({ routeTree: createRootRoute() })

// What was read stays: whatever is asked anew is on its way for ever.
window.fetch = () => new Promise(() => undefined)

const calendarOf = (day: Day): Calendar => ({
  view: 'day',
  day,
  today: todayIn(instantAt(Date.now())),
  of: 'all',
  dossierId: undefined,
  search: {},
  filter: {},
  show: () => undefined,
})

await startTexts('it')
const root = createRoot(document.getElementById('page')!)
offer({
  prepare({ day, visits, operators, towns }) {
    const query = { startDate: day, endDate: day }
    client.setQueryData(readQuery(getAllTasks, { query }).queryKey, visits)
    client.setQueryData(readQuery(getStaffing, { params: { date: day } }).queryKey, { operators, needs: [] })
    client.setQueryData(readQuery(getVisitTowns, { query }).queryKey, towns)
  },
  show: ({ day }) =>
    root.render(
      <QueryClientProvider client={client}>
        <RouterContextProvider router={router as never}>
          <PersonContext value={planner}>
            <TeamDay calendar={calendarOf(day)} />
          </PersonContext>
        </RouterContextProvider>
      </QueryClientProvider>,
    ),
})
