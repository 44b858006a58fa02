/** Of the element in which a document holds what its page was drawn from. */
export const PAGE_DATA_ID = 'page-data';
