/** The name of the attached PDF: the driver's name without characters that file systems refuse. */
export const exportFileName = (driver: string): string =>
  `${driver.replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, ' ').trim()} - driver file.pdf`;
