-- When somebody was last at a client, and what of one client was handed over: asked whenever a dossier is opened.
create index task_operator_made_at on task_operator (business_id, user_id, dossier_id, made_from) where made_from is not null;
create index activity_handed_of_dossier on activity (business_id, dossier_id, created_at) where handover;
