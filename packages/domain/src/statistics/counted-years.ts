/** The years that statistics speak of. */
export const firstStatisticsYear = 2000
export const lastStatisticsYear = 2199
