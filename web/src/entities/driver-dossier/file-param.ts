/** The URL parameter that opens a driver's file over the page. */
export const FILE_PARAM = 'file';
