import { usualWindows } from '../drugs/dose-windows.ts'
import type { Workplace } from '../users/me.ts'

/** A business for which somebody works as a nurse; each test says what matters to it. */
export const someWorkplace = (more: Partial<Workplace> = {}): Workplace => ({
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fe01',
  name: 'Spitex Valle',
  slug: 'spitex-valle',
  kind: 'business',
  demo: false,
  dose_windows: usualWindows,
  roles: ['INF'],
  job_title: 'nurse_diploma',
  ...more,
})
