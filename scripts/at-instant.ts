// Loaded by a worker of the tests before all else: `?ahead=` in its address says by how many milliseconds its clock is
// ahead of the real one.
import { shiftDate } from '@vicino/domain/testing/shift-date.ts'

shiftDate(Number(new URL(import.meta.url).searchParams.get('ahead')))
