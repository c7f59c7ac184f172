/** Problems with payroll exports, part of the problem catalog. */
export const payrollExportProblems = {
  'nothing-to-export': { kind: 'conflict', title: 'No approved workdays in these days' },
  'payroll-exported-before': {
    kind: 'conflict',
    title: 'Some of these workdays were exported before. Exporting them again may pay them twice',
  },
  'payroll-period-too-long': { kind: 'invalid', title: 'Choose at most 62 days, the first one first' },
} as const;
