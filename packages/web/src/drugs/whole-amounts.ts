/** The name of a drug in which no line ends between a number and its unit: "1000" alone is another drug. */
export const wholeAmounts = (name: string): string =>
  name.replace(/(?<=\d) (?=(?:mg|g|µg|mcg|ml|l|mmol|UI|%)(?![\p{L}\d]))/gu, '\u00a0')
