import {
  getAllTasks,
  getLateToDos,
  getTask,
  getTasksOfDate,
  getTasksOfMonth,
} from '@vicino/domain/tasks/tasks.contract.ts'

/** The reads in which a task can show: each write to the calendar has them read anew. */
export const taskReads = [getTask, getTasksOfDate, getLateToDos, getAllTasks, getTasksOfMonth]
