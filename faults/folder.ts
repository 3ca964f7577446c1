/** Every folder of these tests begins so and goes on with the process that made it. */
export const folderPrefix = 'vicino-faults-'
