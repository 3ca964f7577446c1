import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { pages } from '../../pages/pages.ts'
import {
  AssignSearch,
  CalendarFindSearch,
  CalendarPrintSearch,
  CalendarSearch,
  NewTaskSearch,
  PlanSearch,
  RoundSearch,
  TodaySearch,
} from '../../pages/search.ts'
import { root } from './root-route.ts'

/** The day's work: visits, their calendar, who does what, rounds and handover. */

const today = createRoute({
  getParentRoute: () => root,
  path: pages.today.pattern,
  validateSearch: TodaySearch,
  component: lazyRouteComponent(() => import('../../tasks/today/TodayScreen.tsx'), 'TodayScreen'),
})

const plan = createRoute({
  getParentRoute: () => root,
  path: pages.plan.pattern,
  validateSearch: PlanSearch,
  beforeLoad: ({ search: { taskId, dossierId, ...search } }) => {
    if (taskId !== undefined) throw redirect({ ...pages.task.link({ taskId }), replace: true })
    if (dossierId !== undefined)
      throw redirect({ ...pages.dossierCalendar.link({ dossierId }), search, replace: true })
  },
  component: lazyRouteComponent(() => import('../../tasks/plan/CalendarPage.tsx'), 'CalendarPage'),
})

const planMenu = createRoute({
  getParentRoute: () => root,
  path: pages.planMenu.pattern,
  validateSearch: CalendarSearch,
  component: lazyRouteComponent(() => import('../../tasks/plan/MenuScreen.tsx'), 'MenuScreen'),
})

const planSearch = createRoute({
  getParentRoute: () => root,
  path: pages.planSearch.pattern,
  validateSearch: CalendarFindSearch,
  component: lazyRouteComponent(() => import('../../tasks/plan/FindScreen.tsx'), 'FindScreen'),
})

const planPrint = createRoute({
  getParentRoute: () => root,
  path: pages.planPrint.pattern,
  validateSearch: CalendarPrintSearch,
  component: lazyRouteComponent(() => import('../../tasks/print/PrintScreen.tsx'), 'PrintScreen'),
})

const newTask = createRoute({
  getParentRoute: () => root,
  path: pages.newTask.pattern,
  validateSearch: NewTaskSearch,
  component: lazyRouteComponent(() => import('../frames/NewTaskFrame.tsx'), 'NewTaskFrame'),
})

const task = createRoute({
  getParentRoute: () => root,
  path: pages.task.pattern,
  component: lazyRouteComponent(() => import('../frames/TaskFrame.tsx'), 'TaskFrame'),
})

const editTask = createRoute({
  getParentRoute: () => root,
  path: pages.editTask.pattern,
  component: lazyRouteComponent(() => import('../../tasks/form/EditTaskScreen.tsx'), 'EditTaskScreen'),
})

const assign = createRoute({
  getParentRoute: () => root,
  path: pages.assign.pattern,
  validateSearch: AssignSearch,
  component: lazyRouteComponent(() => import('../../assignment/AssignScreen.tsx'), 'AssignScreen'),
})

const operators = createRoute({
  getParentRoute: () => root,
  path: pages.operators.pattern,
  component: lazyRouteComponent(() => import('../../assignment/OperatorsScreen.tsx'), 'OperatorsScreen'),
})

const round = createRoute({
  getParentRoute: () => root,
  path: pages.round.pattern,
  validateSearch: RoundSearch,
  component: lazyRouteComponent(() => import('../../administrations/RoundScreen.tsx'), 'RoundScreen'),
})

const handover = createRoute({
  getParentRoute: () => root,
  path: pages.handover.pattern,
  component: lazyRouteComponent(() => import('../frames/HandoverFrame.tsx'), 'HandoverFrame'),
})

export const workRoutes = [
  today,
  plan,
  planMenu,
  planSearch,
  planPrint,
  newTask,
  task,
  editTask,
  assign,
  operators,
  round,
  handover,
] as const
