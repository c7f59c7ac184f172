import type { RateUnit } from '../pay/agreed-rates';

/** Emails about workdays and their pay: template names with the parameters of each. Days are calendar dates. */
export interface TimesheetTemplates {
  /** Workdays of a driver were approved. */
  readonly 'workdays-approved': {
    readonly firstName: string;
    readonly carrier: string;
    /** The first and the last of them, which may be the same. */
    readonly from: string;
    readonly to: string;
    readonly count: number;
    readonly cents: number;
    readonly link: string;
  };
  /** An approver asks the driver to correct a workday. */
  readonly 'workday-correction': {
    readonly firstName: string;
    readonly carrier: string;
    readonly day: string;
    readonly note: string;
    readonly link: string;
  };
  /** The carrier set another rate of pay, or the first one after the hire. */
  readonly 'rate-set': {
    readonly firstName: string;
    readonly carrier: string;
    /** The job. */
    readonly title: string;
    readonly unit: RateUnit;
    readonly mills: number;
    readonly startsOn: string;
    readonly reason: string;
    readonly link: string;
  };
  /** The other side disputes an approved workday. */
  readonly 'workday-disputed': {
    readonly firstName: string;
    /** The carrier or the driver who disputes it. */
    readonly name: string;
    readonly day: string;
    readonly note: string;
    readonly link: string;
  };
  /** Operations settled a dispute. */
  readonly 'workday-settled': {
    readonly firstName: string;
    readonly day: string;
    /** The decision of operations. */
    readonly note: string;
    readonly side: 'driver' | 'carrier';
    /** Whether the carrier pays the driver itself, so that nothing is billed or paid here. */
    readonly isDirect: boolean;
    /** The change of the driver's pay, or of the carrier's bill; for both sides that of the pay if the carrier pays the driver. */
    readonly cents: number;
    readonly link: string;
  };
  /** Reminds a driver of workdays that are not submitted. */
  readonly 'workdays-open': {
    readonly firstName: string;
    readonly carrier: string;
    readonly count: number;
    readonly firstDay: string;
    readonly link: string;
  };
  /** Reminds approvers, and later administrators, of workdays that wait for an approval. */
  readonly 'workdays-waiting': {
    readonly firstName: string;
    readonly count: number;
    readonly firstDay: string;
    /** Whether it goes to administrators because no one approved them. */
    readonly isEscalated: boolean;
    readonly link: string;
  };
}
