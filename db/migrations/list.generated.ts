// Written by scripts/generate-migration-list: every migration, in order.
import * as foundations from './001-foundations';
import * as carriers from './002-carriers';
import * as accounts from './003-accounts';
import * as messages from './004-messages';
import * as facilities from './005-facilities';
import * as jobOrders from './006-job-orders';
import * as drivers from './007-drivers';
import * as driverPipeline from './008-driver-pipeline';
import * as driverFiles from './009-driver-files';
import * as driverHistories from './010-driver-histories';
import * as driverNotes from './011-driver-notes';
import * as compliance from './012-compliance';
import * as payments from './013-payments';
import * as candidacies from './014-candidacies';
import * as screening from './015-screening';
import * as reviewQueue from './016-review-queue';
import * as requirements from './017-requirements';
import * as savedViews from './018-saved-views';
import * as dealbreakerAnswers from './019-dealbreaker-answers';

export const migrations = [
  { name: '001-foundations', migration: foundations },
  { name: '002-carriers', migration: carriers },
  { name: '003-accounts', migration: accounts },
  { name: '004-messages', migration: messages },
  { name: '005-facilities', migration: facilities },
  { name: '006-job-orders', migration: jobOrders },
  { name: '007-drivers', migration: drivers },
  { name: '008-driver-pipeline', migration: driverPipeline },
  { name: '009-driver-files', migration: driverFiles },
  { name: '010-driver-histories', migration: driverHistories },
  { name: '011-driver-notes', migration: driverNotes },
  { name: '012-compliance', migration: compliance },
  { name: '013-payments', migration: payments },
  { name: '014-candidacies', migration: candidacies },
  { name: '015-screening', migration: screening },
  { name: '016-review-queue', migration: reviewQueue },
  { name: '017-requirements', migration: requirements },
  { name: '018-saved-views', migration: savedViews },
  { name: '019-dealbreaker-answers', migration: dealbreakerAnswers },
] as const;
