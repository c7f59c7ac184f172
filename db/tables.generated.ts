// Written by scripts/generate-schema from the migrated database: the row types of the tables for knex.
import type { NoticeDelivery } from '#domain/adverse-actions/schema';
import type { AdverseActionState } from '#domain/adverse-actions/state';
import type { AdverseActionStateName, AdversePath, NoticeKind } from '#domain/adverse-actions/states';
import type { AgreementState } from '#domain/agreements/state';
import type { AgreementStateName, NoticeParty } from '#domain/agreements/states';
import type { AuditCounts } from '#domain/audits/content';
import type {
  AuditDetail,
  AuditKind,
  AuditStore,
  AuditViewKind,
  PacketState,
  SelectionMode,
} from '#domain/audits/terms';
import type { BenchStatus } from '#domain/bench/states';
import type { BulkKind } from '#domain/bulk/actions';
import type { CandidacyState } from '#domain/candidacies/state';
import type { CloseReason } from '#domain/candidacies/states';
import type { ChargeDetails, ChargeKind } from '#domain/charges/charge';
import type { ConsentKind } from '#domain/compliance/steps';
import type { DepositItemKind, DepositState } from '#domain/deposits/states';
import type { DqAccessState } from '#domain/dq-access/state';
import type { AccessState } from '#domain/dq-access/states';
import type { FilePurpose } from '#domain/driver-files/purposes';
import type { Reference } from '#domain/driver-histories/references';
import type { StoredSchedule } from '#domain/driver-histories/week';
import type { LifecycleStatus } from '#domain/driver-pipeline/lifecycle-statuses';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { DocumentFindings } from '#domain/driver-reviews/findings';
import type { ApprovedLicense } from '#domain/drivers/license';
import type { LicenseProblem } from '#domain/drivers/readiness';
import type { WorkRecord } from '#domain/drivers/work-record';
import type { LogGap } from '#domain/eld/file/log-file';
import type { LogOrigin } from '#domain/eld/provider-log';
import type { HosCycle, HosExemption } from '#domain/eld/rules/limits';
import type { HosStatus, RemarkCode } from '#domain/eld/statuses';
import type { SignedText } from '#domain/employment-verifications/consent';
import type { DotMode } from '#domain/employment-verifications/questions';
import type { EmploymentVerificationState } from '#domain/employment-verifications/state';
import type {
  AttemptChannel,
  LinkChannel,
  LinkEndReason,
  ResponseKind,
  ResponseMark,
  VerificationState,
} from '#domain/employment-verifications/states';
import type { FileExportReason, FileExportState } from '#domain/file-exports/states';
import type { SpanName } from '#domain/hiring-reports/spans';
import type { ReminderKind } from '#domain/invoices/reminders';
import type { FailureName, RunState } from '#domain/invoices/run-results';
import type { LineKind } from '#domain/invoices/schema';
import type { JobOrderState } from '#domain/job-orders/state';
import type { LedgerAccount } from '#domain/ledger/accounts';
import type { RateUnit } from '#domain/pay/agreed-rates';
import type { DayRule, PayLine } from '#domain/pay/model';
import type { CardBrand } from '#domain/payments/card-rules';
import type { PaymentFailure, PaymentMethod, PaymentState, RefundState } from '#domain/payments/states';
import type { PayoutFailure, PayoutState } from '#domain/payouts/states';
import type { PayrollFormat, PayrollNames } from '#domain/payroll-exports/schema';
import type { UsState } from '#domain/places/us-states';
import type { MatchProduct, Product, PurchasedProduct } from '#domain/prices/products';
import type { Problem } from '#domain/problems';
import type { FreeReason, PurchaseReason } from '#domain/purchases/reasons';
import type { Status } from '#domain/requirements/model/answer';
import type { EvidenceContent } from '#domain/requirements/model/content-fields';
import type { EvidenceKind, Finding } from '#domain/requirements/model/evidence';
import type { Actor, Store } from '#domain/requirements/model/requirement';
import type { StatedFacts } from '#domain/requirements/sources/stated-facts';
import type { Recommendation, ScorecardAnswer, ScorecardQuestion } from '#domain/scorecards/schema';
import type { ClearinghouseQuery } from '#domain/screening/clearinghouse';
import type { ActorKind } from '#domain/shared/actor';
import type { CandidacyStateName } from '#domain/shared/candidacy-states';
import type { DrivingExperience } from '#domain/shared/driving-experience';
import type {
  DriverClass,
  EndorsementCode,
  FreightLevel,
  TrailerType,
  Transmission,
  Weekday,
} from '#domain/shared/job-enums';
import type { WorkdayContent } from '#domain/timesheets/content';
import type { PayRules } from '#domain/timesheets/pay-days';
import type { StoredBreak } from '#domain/timesheets/shift';
import type { StoredWorkdayState, TimeEventKind, WorkdayBilling, WorkdayEventType } from '#domain/timesheets/states';
import type { WorkdayEntries } from '#domain/timesheets/workday/schema';
import type { WebhookEventType, WebhookObjectType } from '#domain/webhooks/event-types';
import type { AttemptFailure, DeliveryState, PauseReason } from '#domain/webhooks/terms';
import type { Table } from './core/table';

declare module 'knex/types/tables' {
  interface Tables {
    access_log: Table<
      {
        readonly id: string;
        readonly actor_id: string | null;
        readonly organization_id: string | null;
        readonly subject_driver_id: string;
        readonly action: string;
        readonly at: string;
        readonly about: string | null;
        readonly actor_kind: 'user' | 'pastEmployer' | 'auditor';
        readonly link_id: string | null;
        readonly seq: number;
        readonly previous_hash: Buffer;
        readonly hash: Buffer;
      },
      'at' | 'actor_kind' | 'seq' | 'previous_hash' | 'hash'
    >;
    access_log_heads: Table<{ readonly subject_driver_id: string; readonly seq: number; readonly hash: Buffer }>;
    access_log_seals: Table<{
      readonly number: number;
      readonly subject_driver_id: string;
      readonly seq: number;
      readonly hash: Buffer;
      readonly sealed_at: string;
      readonly hmac: Buffer;
    }>;
    account_audit: Table<
      {
        readonly id: string;
        readonly user_id: string;
        readonly organization_id: string | null;
        readonly actor_id: string | null;
        readonly kind: string;
        readonly details: unknown;
        readonly device: string | null;
        readonly ip_prefix: string | null;
        readonly at: string;
      },
      'details'
    >;
    account_links: Table<{
      readonly id: string;
      readonly user_id: string;
      readonly purpose: 'confirm' | 'recover' | 'change-email' | 'invitation';
      readonly email: string;
      readonly token_hash: Buffer;
      readonly created_at: string;
      readonly expires_at: string;
      readonly used_at: string | null;
      readonly family_id: string | null;
    }>;
    adverse_actions: Table<{
      readonly id: string;
      readonly workflow_id: string;
      readonly version: number;
      readonly candidacy_id: string;
      readonly candidacy_round: number;
      readonly order_id: string;
      readonly organization_id: string;
      readonly driver_id: string;
      readonly round: number;
      readonly state: AdverseActionStateName;
      readonly state_entered_at: string;
      readonly path: AdversePath;
      readonly report_id: string;
      readonly wait_ends_on: string | null;
      readonly snapshot: AdverseActionState;
      readonly created_at: string;
      readonly updated_at: string;
    }>;
    adverse_notices: Table<
      {
        readonly id: string;
        readonly report_id: string;
        readonly driver_id: string;
        readonly kind: NoticeKind;
        readonly file_id: string;
        readonly sha256: Buffer;
        readonly text_ids: string[];
        readonly created_at: string;
        readonly delivery: NoticeDelivery;
        readonly delivered_at: string | null;
      },
      'delivery'
    >;
    adverse_reports: Table<{
      readonly id: string;
      readonly candidacy_id: string;
      readonly organization_id: string;
      readonly driver_id: string;
      readonly agency_name: string;
      readonly agency_address: string;
      readonly agency_phone: string;
      readonly file_ids: string[];
      readonly created_by: string;
      readonly created_at: string;
    }>;
    agreed_rates: Table<{
      readonly id: string;
      readonly assignment_id: string;
      readonly organization_id: string;
      readonly unit: RateUnit;
      readonly mills: number;
      readonly starts_on: string;
      readonly reason: string | null;
      readonly set_by: string;
      readonly set_at: string;
    }>;
    agreement_acceptances: Table<{
      readonly id: string;
      readonly organization_id: string;
      readonly signer_id: string;
      readonly text_id: string;
      readonly version: string;
      readonly language: string;
      readonly sha256: Buffer;
      readonly addendum_text_id: string | null;
      readonly addendum_sha256: Buffer | null;
      readonly signed_at: string;
      readonly sealed: Buffer;
    }>;
    audit_files: Table<{
      readonly id: string;
      readonly audit_id: string;
      readonly number: number;
      readonly driver_id: string;
      readonly employment_id: string;
      readonly content: Buffer | null;
      readonly counts: AuditCounts | null;
      readonly documents: number | null;
      readonly file_id: string | null;
      readonly sha256: Buffer | null;
    }>;
    audit_links: Table<
      {
        readonly id: string;
        readonly audit_id: string;
        readonly reader: string;
        readonly code_hash: Buffer;
        readonly access_hash: Buffer;
        readonly allows_originals: boolean;
        readonly tries: number;
        readonly created_by: string;
        readonly created_at: string;
        readonly expires_at: string;
        readonly revoked_at: string | null;
        readonly revoked_by: string | null;
      },
      'tries'
    >;
    audit_productions: Table<{
      readonly id: string;
      readonly audit_id: string;
      readonly number: number;
      readonly produced_on: string;
      readonly handed_over: string;
      readonly reason: string | null;
      readonly recorded_by: string;
      readonly recorded_at: string;
    }>;
    audit_rooms: Table<{
      readonly token_hash: Buffer;
      readonly link_id: string;
      readonly opened_at: string;
      readonly expires_at: string;
    }>;
    audit_views: Table<{
      readonly id: string;
      readonly link_id: string;
      readonly kind: AuditViewKind;
      readonly file_id: string | null;
      readonly document: string | null;
      readonly page: number | null;
      readonly at: string;
    }>;
    audits: Table<
      {
        readonly id: string;
        readonly organization_id: string;
        readonly agency: string;
        readonly kind: AuditKind;
        readonly received_on: string;
        readonly due_on: string;
        readonly as_of: string;
        readonly detail: AuditDetail;
        readonly stores: AuditStore[];
        readonly mode: SelectionMode;
        readonly from_on: string | null;
        readonly to_on: string | null;
        readonly seed: string;
        readonly population: string[];
        readonly state: PacketState;
        readonly attempt: number;
        readonly cover: Buffer | null;
        readonly requested_by: string;
        readonly requested_at: string;
        readonly ready_at: string | null;
        readonly produced_on: string | null;
        readonly produced_by: string | null;
      },
      'state' | 'attempt'
    >;
    autopilot_wave_drivers: Table<
      {
        readonly order_id: string;
        readonly number: number;
        readonly driver_id: string;
        readonly rank: number;
        readonly distance_miles: number;
        readonly fit: unknown;
        readonly is_ready: boolean;
        readonly outcome: 'waiting' | 'invited' | 'leftOut';
        readonly left_out_reason: string | null;
        readonly chosen_at: string;
        readonly decided_at: string | null;
      },
      'outcome'
    >;
    autopilot_waves: Table<
      {
        readonly order_id: string;
        readonly number: number;
        readonly status: 'planned' | 'sending' | 'sent' | 'skipped';
        readonly planned_at: string | null;
        readonly started_at: string | null;
        readonly ended_at: string | null;
        readonly skip_reason: string | null;
        readonly invited: number;
        readonly left_out: number;
      },
      'invited' | 'left_out'
    >;
    bench_entries: Table<{
      readonly id: string;
      readonly organization_id: string;
      readonly driver_id: string;
      readonly status: BenchStatus;
      readonly version: number;
      readonly status_since: string;
      readonly added_at: string;
      readonly added_by: string;
      readonly note: string | null;
      readonly reason: string | null;
      readonly reason_text: string | null;
    }>;
    bench_events: Table<{
      readonly id: string;
      readonly entry_id: string;
      readonly version: number;
      readonly organization_id: string;
      readonly driver_id: string;
      readonly type: string;
      readonly actor_kind: string;
      readonly actor_id: string | null;
      readonly reason: string | null;
      readonly text: string | null;
      readonly at: string;
    }>;
    billing_run_results: Table<{
      readonly run_id: string;
      readonly organization_id: string;
      readonly state: RunState;
      readonly invoice_id: string | null;
      readonly failure: FailureName | null;
      readonly finished_at: string;
    }>;
    billing_runs: Table<{ readonly id: string; readonly started_at: string; readonly finished_at: string | null }>;
    billing_schedules: Table<{
      readonly organization_id: string;
      readonly billed_through: string;
      readonly is_period_end: boolean;
      readonly time_zone: string;
      readonly next_run_at: string;
      readonly retry_at: string | null;
    }>;
    bulk_action_drivers: Table<
      {
        readonly bulk_action_id: string;
        readonly place: number;
        readonly driver_id: string;
        readonly tries: number;
        readonly problem: Problem | null;
        readonly settled_at: string | null;
        readonly candidacy_id: string | null;
        readonly seen_round: number | null;
        readonly seen_state: CandidacyStateName | null;
      },
      'tries'
    >;
    bulk_actions: Table<
      {
        readonly id: string;
        readonly kind: BulkKind;
        readonly sealed: Buffer;
        readonly started_by: string;
        readonly started_at: string;
        readonly stopped_at: string | null;
        readonly finished_at: string | null;
        readonly organization_id: string | null;
      },
      'started_at'
    >;
    calendar_feeds: Table<{
      readonly user_id: string;
      readonly token_hash: Buffer;
      readonly created_at: string;
      readonly last_read_at: string | null;
    }>;
    call_times: Table<{
      readonly id: string;
      readonly starts_at: string;
      readonly offered_by: string;
      readonly application_id: string | null;
      readonly time_zone: string | null;
    }>;
    candidacies: Table<
      {
        readonly id: string;
        readonly workflow_id: string;
        readonly version: number;
        readonly order_id: string;
        readonly driver_id: string;
        readonly organization_id: string;
        readonly facility_id: string;
        readonly round: number;
        readonly state:
          | 'invited'
          | 'requested'
          | 'inReview'
          | 'approved'
          | 'interviewOffered'
          | 'interviewing'
          | 'hired'
          | 'ended'
          | 'closed';
        readonly kind: string;
        readonly assignment_state: string;
        readonly stage: string | null;
        readonly state_entered_at: string;
        readonly due_at: string | null;
        readonly expires_at: string | null;
        readonly interview_id: string | null;
        readonly interview_starts_at: string | null;
        readonly start_on: string | null;
        readonly end_on: string | null;
        readonly started_at: string | null;
        readonly ended_by: string | null;
        readonly ended_reason: string | null;
        readonly snapshot: CandidacyState;
        readonly created_at: string;
        readonly updated_at: string;
        readonly waits_for: string;
        readonly next_step: string;
        readonly wait_since: string | null;
        readonly wait_due_at: string | null;
        readonly source: 'search' | 'autopilot' | 'application' | 'bench';
      },
      'source'
    >;
    candidacy_records: Table<{
      readonly id: string;
      readonly candidacy_id: string;
      readonly round: number;
      readonly kind: string;
      readonly status: 'pending' | 'approved' | 'rejected' | 'cancelled';
      readonly driver_id: string;
      readonly order_id: string;
      readonly created_at: string;
      readonly updated_at: string;
    }>;
    candidacy_rounds: Table<{
      readonly candidacy_id: string;
      readonly round: number;
      readonly organization_id: string;
      readonly facility_id: string;
      readonly order_id: string;
      readonly driver_id: string;
      readonly source: 'search' | 'autopilot' | 'bench' | 'application';
      readonly opened_at: string;
      readonly hired_at: string | null;
      readonly closed_at: string | null;
      readonly closed_by: ActorKind | null;
      readonly closed_reason: CloseReason | null;
    }>;
    candidacy_spans: Table<
      {
        readonly candidacy_id: string;
        readonly kind: 'stage' | 'reply';
        readonly seq: number;
        readonly round: number;
        readonly name: SpanName;
        readonly key: string;
        readonly organization_id: string;
        readonly facility_id: string;
        readonly order_id: string;
        readonly started_at: string;
        readonly ended_at: string | null;
        readonly outcome: 'left' | 'answered' | 'unanswered' | 'void' | null;
        readonly tenths_of_day: number | null;
      },
      never,
      'tenths_of_day'
    >;
    candidate_note_mentions: Table<{
      readonly note_id: string;
      readonly user_id: string;
      readonly handle: string;
      readonly mentioned_at: string;
      readonly read_at: string | null;
    }>;
    candidate_note_versions: Table<{
      readonly note_id: string;
      readonly version: number;
      readonly text: string;
      readonly written_at: string;
    }>;
    candidate_notes: Table<{
      readonly id: string;
      readonly organization_id: string;
      readonly driver_id: string;
      readonly author_id: string;
      readonly version: number;
      readonly text: string;
      readonly created_at: string;
      readonly edited_at: string | null;
      readonly deleted_at: string | null;
    }>;
    carrier_agreements: Table<{
      readonly organization_id: string;
      readonly workflow_id: string;
      readonly version: number;
      readonly state: AgreementStateName;
      readonly state_entered_at: string;
      readonly is_disabled: boolean;
      readonly trial_ends_at: string;
      readonly accepted_at: string | null;
      readonly accepted_version: string | null;
      readonly term_started_on: string | null;
      readonly term_ends_on: string | null;
      readonly ends_at: string | null;
      readonly notice_by: NoticeParty | null;
      readonly snapshot: AgreementState;
      readonly created_at: string;
      readonly updated_at: string;
    }>;
    carrier_applications: Table<
      {
        readonly id: string;
        readonly dot_number: number;
        readonly company_name: string;
        readonly postal_code: string;
        readonly fleet_size: number;
        readonly note: string;
        readonly first_name: string;
        readonly last_name: string;
        readonly email: string;
        readonly phone: string;
        readonly status: 'new' | 'activated' | 'declined';
        readonly organization_id: string | null;
        readonly booking_hash: Buffer;
        readonly bookings: number;
        readonly created_at: string;
        readonly settled_at: string | null;
        readonly settled_by: string | null;
      },
      'status' | 'bookings'
    >;
    carrier_notes: Table<{
      readonly id: string;
      readonly organization_id: string;
      readonly author_id: string;
      readonly text: string;
      readonly created_at: string;
    }>;
    carrier_result_changes: Table<
      {
        readonly id: number;
        readonly driver_id: string;
        readonly organization_id: string;
        readonly result: string;
        readonly status: string;
        readonly actor_id: string | null;
        readonly at: string;
      },
      never,
      'id'
    >;
    charges: Table<
      {
        readonly id: string;
        readonly organization_id: string;
        readonly kind: ChargeKind;
        readonly source_id: string;
        readonly source_version: number;
        readonly cents: number;
        readonly details: ChargeDetails;
        readonly occurred_at: string;
        readonly invoice_id: string | null;
        readonly created_at: string;
      },
      'source_version' | 'created_at'
    >;
    command_outcomes: Table<
      { readonly command_id: string; readonly created_at: string; readonly value: Buffer },
      'created_at'
    >;
    consents: Table<{
      readonly id: string;
      readonly driver_id: string;
      readonly text_id: string;
      readonly kind: ConsentKind;
      readonly version: string;
      readonly language: string;
      readonly sha256: Buffer;
      readonly opened_at: string;
      readonly end_reached_at: string;
      readonly signed_at: string;
      readonly sealed: Buffer;
    }>;
    contact_changes: Table<{
      readonly id: string;
      readonly user_id: string;
      readonly kind: 'email' | 'phone' | 'network' | 'network-unlinked';
      readonly old_value: string | null;
      readonly old_confirmed_at: string | null;
      readonly new_value: string;
      readonly changed_at: string;
      readonly undo_hash: Buffer;
      readonly undone_at: string | null;
    }>;
    dealbreaker_answers: Table<{
      readonly order_id: string;
      readonly driver_id: string;
      readonly question: string;
      readonly answered_at: string;
    }>;
    deletions: Table<
      { readonly id: number; readonly at: string; readonly kind: string; readonly count: number },
      never,
      'id'
    >;
    demo_steps: Table<{ readonly seed: number; readonly step: string }>;
    demo_worlds: Table<
      {
        readonly seed: number;
        readonly options: Readonly<Record<string, unknown>>;
        readonly begun_at: string;
        readonly finished_at: string | null;
      },
      'begun_at'
    >;
    deposit_items: Table<{
      readonly provider: string;
      readonly reference: string;
      readonly deposit_id: string;
      readonly kind: DepositItemKind;
      readonly payment_id: string | null;
      readonly cents: number;
      readonly fee_cents: number;
    }>;
    deposits: Table<{
      readonly id: string;
      readonly provider: string;
      readonly reference: string;
      readonly state: DepositState;
      readonly cents: number;
      readonly started_at: string;
      readonly arrives_on: string;
      readonly payments_cents: number | null;
      readonly other_cents: number | null;
      readonly fee_cents: number | null;
      readonly payment_count: number | null;
    }>;
    digests: Table<{
      readonly user_id: string;
      readonly on_date: string;
      readonly made_at: string;
      readonly lines: number;
    }>;
    document_findings: Table<{
      readonly driver_id: string;
      readonly document: 'driverLicense' | 'dotMedicalCard' | 'mvr';
      readonly findings: DocumentFindings;
      readonly found_by: string;
      readonly found_at: string;
    }>;
    dq_accesses: Table<{
      readonly id: string;
      readonly workflow_id: string;
      readonly version: number;
      readonly organization_id: string;
      readonly driver_id: string;
      readonly round: number;
      readonly state: AccessState;
      readonly state_entered_at: string;
      readonly requested_at: string;
      readonly requested_by: string | null;
      readonly note_id: string | null;
      readonly expires_at: string | null;
      readonly ends_on: string | null;
      readonly ends_at: string | null;
      readonly ended_by: string | null;
      readonly ended_reason: string | null;
      readonly end_note_id: string | null;
      readonly snapshot: DqAccessState;
      readonly created_at: string;
      readonly updated_at: string;
    }>;
    driver_compliance: Table<
      {
        readonly driver_id: string;
        readonly ssn: Buffer | null;
        readonly answers: Buffer;
        readonly twic_expires_on: string | null;
        readonly hazmat_expires_on: string | null;
        readonly wants_free_copy: boolean;
        readonly updated_at: string;
      },
      'wants_free_copy'
    >;
    driver_files: Table<
      {
        readonly id: string;
        readonly driver_id: string;
        readonly purpose: FilePurpose;
        readonly media_type: 'application/pdf' | 'image/jpeg' | 'image/png';
        readonly size_bytes: number;
        readonly sha256: Buffer;
        readonly scan: 'waiting' | 'clean' | 'infected';
        readonly stated_expires_on: string | null;
        readonly uploaded_by: string;
        readonly created_at: string;
        readonly is_drawn: boolean;
      },
      'scan' | 'is_drawn'
    >;
    driver_hires: Table<
      {
        readonly candidacy_id: string;
        readonly round: number;
        readonly hire_seq: number;
        readonly driver_id: string;
        readonly order_id: string;
        readonly hired_at: string;
        readonly released_at: string | null;
      },
      'hired_at'
    >;
    driver_history_items: Table<
      {
        readonly id: string;
        readonly driver_id: string;
        readonly kind:
          | 'employment'
          | 'residence'
          | 'militaryService'
          | 'drivingSchool'
          | 'unemploymentPeriod'
          | 'violation'
          | 'accident';
        readonly start_on: string;
        readonly end_on: string | null;
        readonly details: Readonly<Record<string, unknown>>;
        readonly created_at: string;
        readonly updated_at: string;
      },
      'created_at' | 'updated_at'
    >;
    driver_notes: Table<{
      readonly id: string;
      readonly driver_id: string;
      readonly author_id: string;
      readonly text: string;
      readonly created_at: string;
      readonly edited_at: string | null;
    }>;
    driver_pipelines: Table<
      {
        readonly driver_id: string;
        readonly workflow_id: string;
        readonly version: number;
        readonly stage: DriverStage;
        readonly previous_stage: DriverStage | null;
        readonly lifecycle_status: LifecycleStatus;
        readonly stage_entered_at: string;
        readonly due_at: string | null;
        readonly ready_for_dispatch: boolean;
        readonly is_searchable: boolean;
        readonly is_exit: boolean;
        readonly snapshot: DriverPipelineState;
        readonly owner_id: string | null;
        readonly snoozed_until: string | null;
        readonly updated_at: string;
        readonly waits_for: string;
        readonly next_action: string;
        readonly last_contact_at: string | null;
        readonly call_at: string | null;
        readonly license_problem: LicenseProblem | null;
        readonly is_twic_expired: boolean;
        readonly is_barred: boolean;
        readonly is_ready: boolean;
      },
      'updated_at' | 'is_twic_expired' | 'is_barred',
      'is_ready'
    >;
    driver_places: Table<
      { readonly latitude: number; readonly longitude: number; readonly place: string | null },
      never,
      'place'
    >;
    driver_references: Table<
      { readonly driver_id: string; readonly people: Reference[]; readonly updated_at: string },
      'updated_at'
    >;
    driver_results: Table<
      {
        readonly id: number;
        readonly driver_id: string;
        readonly organization_id: string | null;
        readonly result: string;
        readonly status: 'needed' | 'ordered' | 'received' | 'accepted' | 'refused';
        readonly since: string;
        readonly ordered_at: string | null;
        readonly is_open: boolean;
      },
      never,
      'id'
    >;
    driver_submissions: Table<{
      readonly id: string;
      readonly driver_id: string;
      readonly task: string;
      readonly content: unknown;
      readonly sent_at: string;
    }>;
    driver_waitlist: Table<{
      readonly id: string;
      readonly state: string;
      readonly email: string;
      readonly created_at: string;
    }>;
    drivers: Table<
      {
        readonly id: string;
        readonly first_name: string;
        readonly last_name: string;
        readonly middle_name: string | null;
        readonly birth_date: string | null;
        readonly city: string;
        readonly state: string;
        readonly postal_code: string | null;
        readonly latitude: number;
        readonly longitude: number;
        readonly license_class: DriverClass | null;
        readonly endorsements: EndorsementCode[];
        readonly transmissions: Transmission[];
        readonly experience_months: number;
        readonly last_drove_on: string | null;
        readonly freight_levels: FreightLevel[];
        readonly freight_types: TrailerType[];
        readonly home_time: 'daily' | 'weekly' | 'everyTwoWeeks' | 'monthly' | null;
        readonly shifts: string[];
        readonly is_available: boolean;
        readonly schedule: StoredSchedule;
        readonly created_at: string;
        readonly stated_experience: DrivingExperience | null;
        readonly work_record: WorkRecord;
        readonly approved_license: ApprovedLicense | null;
        readonly search_latitude: number;
        readonly search_longitude: number;
        readonly place: string | null;
        readonly search_name: string;
      },
      | 'endorsements'
      | 'transmissions'
      | 'experience_months'
      | 'freight_levels'
      | 'freight_types'
      | 'shifts'
      | 'is_available'
      | 'schedule'
      | 'created_at'
      | 'work_record'
      | 'search_latitude'
      | 'search_longitude',
      'place' | 'search_name'
    >;
    duty_statuses: Table<{
      readonly id: string;
      readonly driver_id: string;
      readonly client_id: string;
      readonly status: HosStatus;
      readonly remark: RemarkCode | null;
      readonly at: string;
      readonly received_at: string;
    }>;
    eld_connections: Table<{
      readonly id: string;
      readonly driver_id: string;
      readonly provider: string;
      readonly connected_at: string;
      readonly withdrawn_at: string | null;
      readonly read_at: string | null;
    }>;
    eld_imports: Table<{
      readonly id: string;
      readonly driver_id: string;
      readonly provider: string;
      readonly source: 'file' | 'connection';
      readonly connection_id: string | null;
      readonly organization_id: string | null;
      readonly imported_by: string | null;
      readonly imported_at: string;
      readonly starts_at: string;
      readonly ends_at: string;
      readonly added: number;
      readonly changed: number;
      readonly removed: number;
      readonly duplicates: number;
      readonly skipped: number;
      readonly gaps: LogGap[];
    }>;
    employment_readings: Table<{
      readonly employment_id: string;
      readonly text_id: string;
      readonly opened_at: string;
      readonly end_reached_at: string | null;
    }>;
    employment_verifications: Table<{
      readonly id: string;
      readonly workflow_id: string;
      readonly version: number;
      readonly organization_id: string;
      readonly driver_id: string;
      readonly employment_history_id: string;
      readonly round: number;
      readonly state: VerificationState;
      readonly state_entered_at: string;
      readonly requested_at: string;
      readonly requested_by: string | null;
      readonly snapshot: EmploymentVerificationState;
      readonly created_at: string;
      readonly updated_at: string;
    }>;
    employments: Table<{
      readonly id: string;
      readonly driver_id: string;
      readonly organization_id: string;
      readonly candidacy_id: string | null;
      readonly hire_seq: number | null;
      readonly offered_on: string | null;
      readonly applied_on: string | null;
      readonly hired_on: string | null;
      readonly started_on: string | null;
      readonly ended_on: string | null;
      readonly end_reason: string | null;
      readonly type: 'employee' | 'contractor' | 'ownerOperator' | null;
      readonly is_multiple_employer: boolean | null;
      readonly is_furnished: boolean | null;
      readonly entered_by: string | null;
      readonly entered_at: string;
    }>;
    evidence: Table<
      {
        readonly id: string;
        readonly driver_id: string;
        readonly kind: EvidenceKind;
        readonly form: 'document' | 'noRecordExists' | 'noneCouldBeAsked' | 'typedDay';
        readonly obtained_by: 'driver' | 'carrier' | 'platform';
        readonly organization_id: string | null;
        readonly employment_id: string | null;
        readonly about: string | null;
        readonly findings: Finding[];
        readonly signed_on: string | null;
        readonly issued_on: string | null;
        readonly examined_on: string | null;
        readonly performed_on: string | null;
        readonly queried_on: string | null;
        readonly sent_on: string | null;
        readonly received_on: string | null;
        readonly participated_on: string | null;
        readonly tested_on: string | null;
        readonly enrolled_on: string | null;
        readonly expires_on: string | null;
        readonly medical_expires_on: string | null;
        readonly file_id: string | null;
        readonly back_file_id: string | null;
        readonly consent_id: string | null;
        readonly submission_id: string | null;
        readonly recorded_by: string | null;
        readonly recorded_at: string;
        readonly corrects_id: string | null;
        readonly correction_reason: string | null;
        readonly title: string | null;
        readonly content: EvidenceContent;
      },
      'findings' | 'content'
    >;
    evidence_reviews: Table<{
      readonly id: string;
      readonly evidence_id: string;
      readonly result: 'accepted' | 'rejected' | 'withdrawn';
      readonly reason: string | null;
      readonly reviewed_by: string | null;
      readonly reviewed_at: string;
    }>;
    facilities: Table<
      {
        readonly id: string;
        readonly organization_id: string;
        readonly name: string;
        readonly is_active: boolean;
        readonly address_line1: string;
        readonly full_address: string;
        readonly city: string;
        readonly state: string;
        readonly postal_code: string;
        readonly country: string;
        readonly latitude: number;
        readonly longitude: number;
        readonly place: string | null;
        readonly time_zone: string;
        readonly note: string;
        readonly created_at: string;
        readonly version: number;
        readonly updated_at: string;
        readonly updated_by: string | null;
      },
      'is_active' | 'country' | 'note' | 'created_at' | 'version' | 'updated_at',
      'place'
    >;
    facility_recruiters: Table<{ readonly facility_id: string; readonly user_id: string }>;
    file_checks: Table<{ readonly driver_id: string; readonly version: number; readonly next_at: string }, 'version'>;
    file_counts: Table<{
      readonly employment_id: string;
      readonly store: string;
      readonly missing: number;
      readonly expired: number;
      readonly unknown: number;
      readonly due: number;
      readonly late: number;
      readonly bars: number;
      readonly next_due_on: string | null;
    }>;
    file_export_events: Table<{
      readonly id: string;
      readonly export_id: string;
      readonly state: FileExportState;
      readonly reason: FileExportReason | null;
      readonly at: string;
    }>;
    file_exports: Table<
      {
        readonly id: string;
        readonly organization_id: string;
        readonly reader_id: string;
        readonly driver_id: string;
        readonly stores: string[];
        readonly state: FileExportState;
        readonly content_hash: Buffer;
        readonly content: Buffer | null;
        readonly file_id: string | null;
        readonly requested_at: string;
        readonly settled_at: string | null;
      },
      'state'
    >;
    file_lines: Table<{
      readonly id: string;
      readonly driver_id: string;
      readonly employment_id: string | null;
      readonly organization_id: string | null;
      readonly code: string;
      readonly subject: string | null;
      readonly title: string;
      readonly citation: string;
      readonly store: Store;
      readonly acts: Actor;
      readonly status: Status;
      readonly due_on: string | null;
      readonly bars: boolean;
    }>;
    files_under_way: Table<{
      readonly file_id: string;
      readonly driver_id: string;
      readonly size_bytes: number;
      readonly begun_at: string;
    }>;
    fleet_configurations: Table<
      {
        readonly facility_id: string;
        readonly equipment: string[];
        readonly equipment_brand: string[];
        readonly equipment_transmission: string[];
        readonly equipment_average_age: number | null;
        readonly eld_devices: string[];
        readonly camera_in_track: boolean;
        readonly dress_code: string[];
        readonly other_requirements: string;
        readonly created_at: string;
        readonly updated_at: string;
      },
      | 'equipment'
      | 'equipment_brand'
      | 'equipment_transmission'
      | 'eld_devices'
      | 'camera_in_track'
      | 'dress_code'
      | 'other_requirements'
      | 'created_at'
      | 'updated_at'
    >;
    fmcsa_carriers: Table<
      {
        readonly dot_number: number;
        readonly legal_name: string;
        readonly dba_name: string | null;
        readonly city: string | null;
        readonly state: string | null;
        readonly postal_code: string | null;
        readonly power_units: number | null;
        readonly drivers: number | null;
        readonly dot_text: string | null;
        readonly search_name: string;
        readonly search_dba: string | null;
        readonly street: string | null;
      },
      never,
      'dot_text'
    >;
    hire_rates: Table<
      {
        readonly update_id: string;
        readonly rate_id: string;
        readonly unit: RateUnit;
        readonly mills: number;
        readonly set_by: string;
        readonly created_at: string;
      },
      'created_at'
    >;
    hiring_targets: Table<{
      readonly organization_id: string;
      readonly invited_days: number | null;
      readonly invite_expires_days: number | null;
      readonly requested_days: number | null;
      readonly request_expires_days: number | null;
      readonly in_review_days: number | null;
      readonly approved_days: number | null;
      readonly outcome_days: number | null;
      readonly offer_days: number | null;
    }>;
    hos_exemptions: Table<{
      readonly driver_id: string;
      readonly kind: HosExemption;
      readonly on_date: string;
      readonly claimed_at: string;
    }>;
    hos_logs: Table<{
      readonly id: string;
      readonly driver_id: string;
      readonly provider: string;
      readonly starts_at: string;
      readonly is_request: boolean;
      readonly version: number;
      readonly is_active: boolean;
      readonly raw_status: string;
      readonly ends_at: string | null;
      readonly remark: string | null;
      readonly origin: LogOrigin | null;
      readonly import_id: string;
    }>;
    hos_settings: Table<{
      readonly driver_id: string;
      readonly cycle: HosCycle;
      readonly time_zone: string | null;
      readonly updated_at: string;
    }>;
    idempotency_keys: Table<
      {
        readonly actor_id: string;
        readonly route: string;
        readonly key: string;
        readonly body_hash: Buffer;
        readonly status: number | null;
        readonly created_at: string;
        readonly response: Buffer | null;
      },
      'created_at'
    >;
    interview_scorecards: Table<{
      readonly id: string;
      readonly interview_id: string;
      readonly candidacy_id: string;
      readonly author_id: string;
      readonly questions: ScorecardQuestion[];
      readonly answers: ScorecardAnswer[];
      readonly recommendation: Recommendation;
      readonly note: string;
      readonly written_at: string;
    }>;
    interviews: Table<
      {
        readonly id: string;
        readonly candidacy_id: string;
        readonly driver_id: string;
        readonly round: number | null;
        readonly starts_at: string;
        readonly ends_at: string;
        readonly time_zone: string | null;
        readonly place: string | null;
        readonly place_id: string | null;
        readonly note_id: string | null;
        readonly answer: string | null;
        readonly proposed_starts_at: string | null;
        readonly sequence: number;
        readonly slot: string;
        readonly is_live: boolean;
        readonly projected_seq: number | null;
        readonly created_at: string;
        readonly organization_id: string | null;
        readonly interviewer_id: string | null;
        readonly ended_at: string | null;
      },
      'sequence' | 'created_at'
    >;
    invoice_counters: Table<{ readonly series: string; readonly last: number }, 'last'>;
    invoice_lines: Table<{
      readonly invoice_id: string;
      readonly position: number;
      readonly charge_id: string | null;
      readonly kind: LineKind;
      readonly source_id: string | null;
      readonly details: Readonly<Record<string, unknown>>;
      readonly occurred_at: string;
      readonly is_fee: boolean;
      readonly cents: number;
    }>;
    invoice_reminders: Table<{
      readonly invoice_id: string;
      readonly kind: ReminderKind;
      readonly is_sent: boolean;
      readonly decided_at: string;
    }>;
    invoices: Table<
      {
        readonly id: string;
        readonly organization_id: string;
        readonly number: string;
        readonly period_starts_at: string;
        readonly period_ends_at: string;
        readonly issued_at: string;
        readonly due_on: string;
        readonly principal_cents: number;
        readonly total_cents: number;
        readonly paid_cents: number;
        readonly voided_at: string | null;
        readonly voided_by: string | null;
        readonly void_reason: string | null;
        readonly time_zone: string;
        readonly state: string | null;
      },
      'paid_cents'
    >;
    item_reviews: Table<{
      readonly id: string;
      readonly driver_id: string;
      readonly item_id: string;
      readonly kind: string;
      readonly item_version: string;
      readonly replaces: string | null;
      readonly verdict: 'approved' | 'rejected' | 'noted';
      readonly text: string | null;
      readonly author_id: string;
      readonly at: string;
    }>;
    job_order_versions: Table<
      {
        readonly id: string;
        readonly order_id: string;
        readonly organization_id: string;
        readonly content: unknown;
        readonly created_by: string | null;
        readonly created_at: string;
        readonly title: string;
        readonly search_title: string;
      },
      'created_at',
      'title' | 'search_title'
    >;
    job_orders: Table<{
      readonly id: string;
      readonly workflow_id: string;
      readonly version: number;
      readonly organization_id: string;
      readonly facility_id: string;
      readonly status: 'pending' | 'active' | 'past' | 'deleted';
      readonly approval: string;
      readonly past_reason: string | null;
      readonly version_id: string;
      readonly number_of_drivers: number;
      readonly seats_taken: number;
      readonly is_visible: boolean;
      readonly autopilot: boolean;
      readonly start_on: string | null;
      readonly end_on: string | null;
      readonly status_since: string;
      readonly note_id: string | null;
      readonly snapshot: JobOrderState;
      readonly created_at: string;
      readonly updated_at: string;
    }>;
    late_time_events: Table<{
      readonly driver_id: string;
      readonly id: string;
      readonly workday_id: string;
      readonly applied_at: string;
    }>;
    ledger_lines: Table<{
      readonly transaction_id: string;
      readonly position: number;
      readonly account: LedgerAccount;
      readonly cents: number;
    }>;
    ledger_transactions: Table<
      {
        readonly id: string;
        readonly kind: string;
        readonly key: string;
        readonly organization_id: string | null;
        readonly occurred_at: string;
        readonly booked_at: string;
        readonly actor_id: string | null;
        readonly reason: string | null;
        readonly reverses: string | null;
        readonly line_count: number;
      },
      'booked_at'
    >;
    legal_readings: Table<{
      readonly driver_id: string;
      readonly text_id: string;
      readonly opened_at: string;
      readonly end_reached_at: string | null;
    }>;
    legal_texts: Table<
      {
        readonly id: string;
        readonly kind: string;
        readonly language: string;
        readonly version: string;
        readonly status: 'template' | 'approved';
        readonly title: string;
        readonly body: string;
        readonly sha256: Buffer;
        readonly effective_from: string;
        readonly created_at: string;
      },
      'created_at'
    >;
    message_templates: Table<
      {
        readonly id: string;
        readonly organization_id: string;
        readonly kind: 'invite' | 'pass' | 'message';
        readonly name: string;
        readonly text: string;
        readonly version: number;
        readonly updated_at: string;
        readonly updated_by: string;
        readonly deleted_at: string | null;
        readonly subject: string | null;
      },
      'version'
    >;
    messages: Table<
      {
        readonly id: string;
        readonly recipient_id: string | null;
        readonly author_id: string | null;
        readonly channel: 'mail' | 'sms';
        readonly template: string;
        readonly params: unknown;
        readonly ics: unknown;
        readonly sealed: Buffer | null;
        readonly key: string | null;
        readonly workflow_id: string | null;
        readonly seq: number | null;
        readonly message_id: string;
        readonly status: 'pending' | 'sent' | 'skipped' | 'failed';
        readonly tries: number;
        readonly next_try_at: string;
        readonly created_at: string;
        readonly settled_at: string | null;
        readonly gives_up_at: string | null;
      },
      'status' | 'tries' | 'next_try_at' | 'created_at'
    >;
    notes: Table<
      {
        readonly id: string;
        readonly organization_id: string | null;
        readonly author_id: string | null;
        readonly kind: string;
        readonly text: string;
        readonly created_at: string;
      },
      'created_at'
    >;
    one_time_codes: Table<
      {
        readonly id: string;
        readonly user_id: string | null;
        readonly purpose: 'sign-in' | 'confirm' | 'change-phone' | 'prove';
        readonly phone: string;
        readonly code_hash: Buffer;
        readonly tries: number;
        readonly created_at: string;
        readonly expires_at: string;
        readonly used_at: string | null;
        readonly requester_hash: Buffer | null;
        readonly stray_tries: number;
      },
      'tries' | 'stray_tries'
    >;
    order_markups: Table<{
      readonly id: string;
      readonly order_id: string;
      readonly rate: number | null;
      readonly set_by: string;
      readonly set_at: string;
    }>;
    organizations: Table<
      {
        readonly id: string;
        readonly name: string;
        readonly is_active: boolean;
        readonly created_at: string;
        readonly dot_number: number | null;
        readonly is_sandbox: boolean;
        readonly search_name: string;
        readonly deactivated_at: string | null;
        readonly deactivated_by: string | null;
        readonly deactivation_reason: string | null;
        readonly time_zone: string;
      },
      'is_active' | 'created_at' | 'is_sandbox' | 'time_zone',
      'search_name'
    >;
    outbox: Table<
      {
        readonly id: string;
        readonly topic: string;
        readonly payload: unknown;
        readonly created_at: string;
        readonly sent_at: string | null;
        readonly subject: string;
        readonly failures: number;
        readonly retry_at: string | null;
      },
      'created_at' | 'failures',
      'subject'
    >;
    payment_applications: Table<{
      readonly id: string;
      readonly payment_id: string;
      readonly invoice_id: string;
      readonly cents: number;
      readonly applied_at: string;
    }>;
    payment_cards: Table<{
      readonly driver_id: string;
      readonly provider: string;
      readonly source_token: string;
      readonly brand: CardBrand;
      readonly last4: string;
      readonly exp_month: number;
      readonly exp_year: number;
      readonly added_at: string;
    }>;
    payment_refunds: Table<{
      readonly id: string;
      readonly payment_id: string;
      readonly cents: number;
      readonly reason: string;
      readonly state: RefundState;
      readonly provider_refund_id: string | null;
      readonly actor_id: string;
      readonly started_at: string;
      readonly settled_at: string | null;
    }>;
    payments: Table<
      {
        readonly id: string;
        readonly organization_id: string;
        readonly invoice_id: string | null;
        readonly method: PaymentMethod;
        readonly state: PaymentState;
        readonly cents: number;
        readonly applied_cents: number;
        readonly credited_cents: number;
        readonly counts_on: string;
        readonly started_at: string;
        readonly settled_at: string | null;
        readonly provider: string | null;
        readonly provider_payment_id: string | null;
        readonly brand: string | null;
        readonly last4: string | null;
        readonly failure: PaymentFailure | null;
        readonly reference: string | null;
        readonly reason: string | null;
        readonly actor_id: string | null;
        readonly checked_at: string | null;
        readonly returned_cents: number;
      },
      'applied_cents' | 'credited_cents' | 'returned_cents'
    >;
    payout_adjustments: Table<{ readonly event_id: string; readonly payout_id: string; readonly cents: number }>;
    payout_items: Table<{
      readonly payout_id: string;
      readonly workday_id: string;
      readonly version: number;
      readonly cents: number;
    }>;
    payouts: Table<
      {
        readonly id: string;
        readonly driver_id: string;
        readonly organization_id: string;
        readonly assignment_id: string;
        readonly order_id: string;
        readonly week_starts_on: string;
        readonly number: number;
        readonly cents: number;
        readonly state: PayoutState;
        readonly state_since: string;
        readonly attempt: number;
        readonly provider: string | null;
        readonly source_token: string | null;
        readonly brand: CardBrand | null;
        readonly last4: string | null;
        readonly tried_at: string | null;
        readonly reference: string | null;
        readonly failure: PayoutFailure | null;
        readonly created_at: string;
      },
      'attempt'
    >;
    payroll_export_adjustments: Table<{ readonly export_id: string; readonly event_id: string }>;
    payroll_export_items: Table<{ readonly export_id: string; readonly workday_id: string; readonly version: number }>;
    payroll_exports: Table<{
      readonly id: string;
      readonly organization_id: string;
      readonly format: PayrollFormat;
      readonly starts_on: string;
      readonly ends_on: string;
      readonly names: PayrollNames;
      readonly line_count: number;
      readonly minutes: number;
      readonly pay_cents: number;
      readonly created_by: string;
      readonly created_at: string;
    }>;
    person_keys: Table<
      { readonly person_id: string; readonly wrapped: Buffer; readonly created_at: string },
      'created_at'
    >;
    pipeline_counts: Table<
      {
        readonly id: number;
        readonly stage: DriverStage;
        readonly entered_from: string;
        readonly due_from: string | null;
        readonly owner_id: string | null;
        readonly waits_for: string | null;
        readonly drivers: number;
      },
      never,
      'id'
    >;
    price_quotes: Table<{
      readonly id: string;
      readonly organization_id: string;
      readonly driver_id: string;
      readonly order_id: string;
      readonly product: MatchProduct;
      readonly price_id: string;
      readonly cents: number;
      readonly reason: FreeReason | null;
      readonly confirmed_by: string;
      readonly confirmed_at: string;
    }>;
    prices: Table<
      {
        readonly id: string;
        readonly product: Product;
        readonly state: string | null;
        readonly amount: number;
        readonly starts_at: string;
        readonly ends_at: string | null;
        readonly created_by: string | null;
        readonly created_at: string;
      },
      'created_at'
    >;
    provider_events: Table<{
      readonly provider: string;
      readonly id: string;
      readonly type: string;
      readonly payment_ref: string | null;
      readonly received_at: string;
      readonly processed_at: string | null;
      readonly deposit_ref: string | null;
    }>;
    purchase_credits: Table<{
      readonly purchase_id: string;
      readonly organization_id: string;
      readonly cents: number;
      readonly reason: string;
      readonly took_charge_back: boolean;
      readonly credited_by: string;
      readonly credited_at: string;
      readonly number: string;
    }>;
    purchases: Table<
      {
        readonly id: string;
        readonly organization_id: string;
        readonly driver_id: string;
        readonly product: PurchasedProduct;
        readonly price_id: string;
        readonly list_cents: number;
        readonly cents: number;
        readonly reason: PurchaseReason | null;
        readonly order_id: string | null;
        readonly candidacy_id: string | null;
        readonly round: number | null;
        readonly group_id: string | null;
        readonly bought_by: string | null;
        readonly bought_at: string;
        readonly created_at: string;
      },
      'created_at'
    >;
    rate_limits: Table<{ readonly key: string; readonly hits: number; readonly reset_at: string }>;
    requirement_records: Table<
      {
        readonly id: string;
        readonly code: string;
        readonly organization_id: string | null;
        readonly content: unknown;
        readonly valid_from: string;
        readonly valid_to: string | null;
        readonly corrects_id: string | null;
        readonly correction_reason: string | null;
        readonly created_by: string | null;
        readonly created_at: string;
        readonly ended_by: string | null;
      },
      'created_at'
    >;
    result_files: Table<{
      readonly file_id: string;
      readonly driver_id: string;
      readonly result: string;
      readonly organization_id: string | null;
    }>;
    result_orders: Table<{
      readonly id: string;
      readonly driver_id: string;
      readonly organization_id: string | null;
      readonly result: string;
      readonly provider: string;
      readonly ordered_by: string;
      readonly ordered_at: string;
      readonly handed_over_at: string | null;
      readonly answered_at: string | null;
      readonly query: ClearinghouseQuery | null;
    }>;
    retention: Table<{ readonly kind: string; readonly keep_for: string; readonly reason: string }>;
    review_items: Table<{
      readonly driver_id: string;
      readonly thing: string;
      readonly entry_id: string | null;
      readonly stage: string;
      readonly is_exit: boolean;
      readonly sent_at: string;
      readonly holder_id: string | null;
      readonly lapses_at: string | null;
    }>;
    safety_profiles: Table<
      {
        readonly organization_id: string;
        readonly min_age: number;
        readonly min_experience_in_seconds: number;
        readonly experience_window_in_seconds: number;
        readonly updated_at: string;
      },
      'updated_at'
    >;
    saved_views: Table<
      {
        readonly id: string;
        readonly owner_id: string | null;
        readonly page: string;
        readonly name: string;
        readonly search: string;
        readonly is_shared: boolean;
        readonly created_at: string;
        readonly organization_id: string | null;
      },
      'is_shared' | 'created_at'
    >;
    scorecard_versions: Table<{
      readonly id: string;
      readonly organization_id: string;
      readonly version: number;
      readonly is_required: boolean;
      readonly questions: ScorecardQuestion[];
      readonly author_id: string | null;
      readonly created_at: string;
    }>;
    sent_texts: Table<
      {
        readonly message_id: string;
        readonly recipient_id: string;
        readonly subject: string;
        readonly body: string;
        readonly sent_at: string;
      },
      'sent_at'
    >;
    served_states: Table<{ readonly state: UsState }>;
    sessions: Table<
      {
        readonly id: string;
        readonly family_id: string;
        readonly user_id: string;
        readonly access_token_hash: Buffer;
        readonly access_expires_at: string;
        readonly refresh_token_hash: Buffer;
        readonly refresh_expires_at: string;
        readonly rotated_at: string | null;
        readonly revoked_at: string | null;
        readonly device: string | null;
        readonly ip_prefix: string | null;
        readonly created_at: string;
        readonly last_used_at: string;
        readonly successor: Buffer | null;
        readonly proven_at: string | null;
        readonly signed_in_at: string;
        readonly active_at: string;
        readonly ended_as: 'idle' | 'absolute' | null;
      },
      'created_at' | 'last_used_at'
    >;
    social_identities: Table<{
      readonly id: string;
      readonly user_id: string;
      readonly provider: string;
      readonly subject: string;
      readonly email: string;
      readonly linked_at: string;
    }>;
    social_proofs: Table<{
      readonly id: string;
      readonly token_hash: Buffer;
      readonly provider: string;
      readonly subject: string;
      readonly email: string;
      readonly first_name: string;
      readonly last_name: string;
      readonly waiting_id: string | null;
      readonly created_at: string;
      readonly expires_at: string;
      readonly used_at: string | null;
    }>;
    socket_io_attachments: Table<
      { readonly id: number; readonly created_at: string | null; readonly payload: Buffer | null },
      'id' | 'created_at'
    >;
    stage_visits: Table<{
      readonly driver_id: string;
      readonly stage: string;
      readonly entered_at: string;
      readonly from_stage: string | null;
      readonly entered_by: string;
      readonly reason: string | null;
      readonly owner_id: string | null;
      readonly due_at: string | null;
      readonly left_at: string | null;
      readonly left_to: string | null;
    }>;
    stated_facts: Table<{
      readonly id: string;
      readonly driver_id: string;
      readonly organization_id: string | null;
      readonly employment_id: string | null;
      readonly valid_from: string;
      readonly facts: StatedFacts;
      readonly stated_by: string;
      readonly stated_at: string;
      readonly corrects_id: string | null;
      readonly correction_reason: string | null;
    }>;
    time_events: Table<{
      readonly id: string;
      readonly driver_id: string;
      readonly assignment_id: string;
      readonly workday_id: string | null;
      readonly kind: TimeEventKind;
      readonly device_at: string;
      readonly sent_at: string;
      readonly received_at: string;
      readonly clock_differs: boolean;
      readonly refusal: string | null;
    }>;
    timesheet_settings: Table<{
      readonly organization_id: string;
      readonly weekday: Weekday;
      readonly hour: number;
      readonly day_rule: DayRule;
      readonly changed_by: string;
      readonly changed_at: string;
    }>;
    upload_parts: Table<{ readonly upload_id: string; readonly at_offset: number; readonly sealed: Buffer }>;
    uploads: Table<
      {
        readonly id: string;
        readonly person_id: string;
        readonly type: string;
        readonly size_bytes: number;
        readonly offset_bytes: number;
        readonly stated_expires_on: string | null;
        readonly created_at: string;
        readonly finished_at: string | null;
      },
      'offset_bytes'
    >;
    users: Table<
      {
        readonly id: string;
        readonly email: string;
        readonly password_hash: string | null;
        readonly first_name: string;
        readonly last_name: string;
        readonly phone: string | null;
        readonly roles: string[];
        readonly position:
          'LOCATION_MANAGER' | 'REGIONAL_MANAGER' | 'SAFETY' | 'ACCOUNTING' | 'HR' | 'RECRUITER' | null;
        readonly organization_id: string | null;
        readonly status: 'pending' | 'confirmed';
        readonly is_active: boolean;
        readonly locale: string;
        readonly theme: 'light' | 'dark' | 'system';
        readonly time_zone: string | null;
        readonly sms_consent_at: string | null;
        readonly created_at: string;
        readonly phone_confirmed_at: string | null;
        readonly welcome_read_at: string | null;
        readonly referral_code: string | null;
        readonly referred_by: string | null;
        readonly email_confirmed_at: string | null;
        readonly demo_expires_at: string | null;
        readonly single_keys: boolean;
        readonly wants_digest: boolean;
        readonly certified_welcome_read_at: string | null;
        readonly phone_disputed_at: string | null;
        readonly lead_id: string | null;
        readonly invited_email: string | null;
      },
      'status' | 'is_active' | 'locale' | 'theme' | 'created_at' | 'single_keys' | 'wants_digest'
    >;
    verification_attempts: Table<{
      readonly id: string;
      readonly verification_id: string;
      readonly driver_id: string;
      readonly round: number;
      readonly seq: number | null;
      readonly number: number | null;
      readonly channel: AttemptChannel;
      readonly at: string;
      readonly actor_id: string | null;
      readonly sealed: Buffer;
      readonly file_id: string | null;
    }>;
    verification_consents: Table<{
      readonly id: string;
      readonly verification_id: string;
      readonly driver_id: string;
      readonly covers_testing: boolean;
      readonly texts: SignedText[];
      readonly signed_at: string;
      readonly sealed: Buffer;
      readonly file_id: string;
    }>;
    verification_drafts: Table<{
      readonly verification_id: string;
      readonly driver_id: string;
      readonly round: number;
      readonly version: number;
      readonly sealed: Buffer;
      readonly saved_at: string;
    }>;
    verification_files: Table<{
      readonly file_id: string;
      readonly verification_id: string;
      readonly round: number;
      readonly version: number;
      readonly response_id: string | null;
    }>;
    verification_links: Table<
      {
        readonly id: string;
        readonly verification_id: string;
        readonly round: number;
        readonly url_hash: Buffer;
        readonly code_hash: Buffer;
        readonly wrong_codes: number;
        readonly created_at: string;
        readonly expires_at: string;
        readonly channel: LinkChannel | null;
        readonly sealed: Buffer | null;
        readonly is_stated: boolean | null;
        readonly ended_at: string | null;
        readonly ended_by: string | null;
        readonly end_reason: LinkEndReason | null;
      },
      'wrong_codes'
    >;
    verification_readings: Table<{
      readonly verification_id: string;
      readonly round: number;
      readonly text_id: string;
      readonly opened_at: string;
      readonly end_reached_at: string | null;
    }>;
    verification_responses: Table<
      {
        readonly id: string;
        readonly verification_id: string;
        readonly driver_id: string;
        readonly link_id: string;
        readonly round: number;
        readonly kind: ResponseKind;
        readonly seq: number | null;
        readonly version: number;
        readonly at: string;
        readonly sealed: Buffer;
        readonly file_id: string;
        readonly tests_file_id: string | null;
        readonly marks: ResponseMark[];
      },
      'marks'
    >;
    verification_subjects: Table<{
      readonly verification_id: string;
      readonly driver_id: string;
      readonly mode: DotMode | null;
      readonly includes_tests: boolean;
      readonly includes_follow_up_plan: boolean;
      readonly sealed: Buffer;
      readonly updated_at: string;
    }>;
    waiting_documents: Table<{ readonly evidence_id: string; readonly recorded_at: string }>;
    web_view_tokens: Table<{
      readonly id: string;
      readonly user_id: string;
      readonly token_hash: Buffer;
      readonly created_at: string;
      readonly expires_at: string;
      readonly used_at: string | null;
      readonly family_id: string;
    }>;
    webhook_attempts: Table<{
      readonly id: string;
      readonly delivery_id: string;
      readonly at: string;
      readonly url: string;
      readonly duration_ms: number;
      readonly status: number | null;
      readonly failure: AttemptFailure | null;
      readonly answer: Buffer | null;
      readonly is_replay: boolean;
    }>;
    webhook_deliveries: Table<
      {
        readonly id: string;
        readonly webhook_id: string;
        readonly event_id: string;
        readonly object_id: string;
        readonly sequence: number;
        readonly state: DeliveryState;
        readonly attempts: number;
        readonly next_try_at: string;
        readonly claim_id: string | null;
        readonly claimed_until: string | null;
        readonly is_replay: boolean;
      },
      'state' | 'attempts' | 'is_replay'
    >;
    webhook_events: Table<{
      readonly id: string;
      readonly organization_id: string;
      readonly type: WebhookEventType;
      readonly object_type: WebhookObjectType;
      readonly object_id: string;
      readonly sequence: number;
      readonly body: string;
      readonly at: string;
    }>;
    webhook_replays: Table<{
      readonly id: string;
      readonly webhook_id: string;
      readonly delivery_id: string | null;
      readonly since: string | null;
      readonly at: string;
      readonly by: string;
    }>;
    webhook_secrets: Table<{
      readonly id: string;
      readonly webhook_id: string;
      readonly sealed: Buffer;
      readonly created_at: string;
      readonly ends_at: string | null;
    }>;
    webhooks: Table<
      {
        readonly id: string;
        readonly organization_id: string;
        readonly name: string;
        readonly url: string;
        readonly types: WebhookEventType[];
        readonly version: number;
        readonly paused_at: string | null;
        readonly pause_reason: PauseReason | null;
        readonly failing_since: string | null;
        readonly warned_at: string | null;
        readonly throttled_until: string | null;
        readonly created_at: string;
        readonly created_by: string;
        readonly deleted_at: string | null;
      },
      'version'
    >;
    work_shifts: Table<
      {
        readonly id: string;
        readonly workday_id: string;
        readonly driver_id: string;
        readonly starts_at: string;
        readonly ends_at: string | null;
        readonly breaks: StoredBreak[];
        readonly slot: string;
        readonly clock_differs: boolean;
        readonly sent_late: boolean;
      },
      'breaks' | 'clock_differs' | 'sent_late'
    >;
    workday_approvals: Table<
      {
        readonly workday_id: string;
        readonly version: number;
        readonly minutes: number;
        readonly pay_cents: number;
        readonly week_difference_cents: number;
        readonly lines: PayLine[];
        readonly terms: PayRules;
        readonly billing: WorkdayBilling;
        readonly billed_cents: number | null;
        readonly approved_by: string;
        readonly approved_at: string;
        readonly week_overtime_seconds: number;
      },
      'week_overtime_seconds'
    >;
    workday_events: Table<{
      readonly id: string;
      readonly workday_id: string;
      readonly driver_id: string;
      readonly version: number;
      readonly type: WorkdayEventType;
      readonly actor_kind: ActorKind;
      readonly actor_id: string | null;
      readonly at: string;
      readonly note: string | null;
      readonly before: WorkdayContent | null;
      readonly after: WorkdayContent | null;
      readonly cents: number | null;
      readonly pay_cents: number | null;
    }>;
    workdays: Table<
      {
        readonly id: string;
        readonly assignment_id: string;
        readonly order_id: string;
        readonly driver_id: string;
        readonly organization_id: string;
        readonly facility_id: string;
        readonly time_zone: string;
        readonly day: string;
        readonly state: StoredWorkdayState;
        readonly version: number;
        readonly state_since: string;
        readonly entries: WorkdayEntries;
        readonly typed_cents: number | null;
        readonly typed_reason: string | null;
        readonly driver_edited: boolean;
        readonly approver_edited: boolean;
        readonly correction_id: string | null;
        readonly dispute_id: string | null;
        readonly approval_version: number | null;
        readonly reminded: number;
        readonly created_at: string;
      },
      'driver_edited' | 'approver_edited' | 'reminded'
    >;
    workflow_events: Table<{
      readonly workflow_id: string;
      readonly seq: number;
      readonly run_id: string;
      readonly update_id: string;
      readonly type: string;
      readonly actor_kind: string;
      readonly actor_id: string | null;
      readonly reason: string | null;
      readonly note_id: string | null;
      readonly payload: unknown;
      readonly at: string;
      readonly organization_id: string | null;
      readonly order_id: string | null;
      readonly driver_id: string | null;
    }>;
  }
}
