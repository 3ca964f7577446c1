/** As it is printed: 'RF18 5390 0754 7034' in blocks of four, '21 00000 00003 13947 14300 09017' of five from the right. */
export const formatPaymentReference = (reference: string): string =>
  reference.startsWith('RF')
    ? reference.replace(/(.{4})(?=.)/g, '$1 ')
    : reference.replace(/\B(?=(\d{5})+$)/g, ' ')
