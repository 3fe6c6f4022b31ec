import { ResourcePage } from '../../resource/resource-page.tsx';
import { achievementConfig } from './achievement-config.tsx';
import { AchievementForm } from './achievement-form.tsx';

/** The achievements: form above, list below. */
export function AchievementsPage() {
  return (
    <ResourcePage resource={achievementConfig}>
      {({ openForm, drafts, close }) => (
        <AchievementForm
          key={openForm.formKey}
          openForm={openForm}
          drafts={drafts}
          onClose={close}
        />
      )}
    </ResourcePage>
  );
}
